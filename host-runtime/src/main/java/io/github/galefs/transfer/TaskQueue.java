package io.github.galefs.transfer;

/**
 * Linked queue of tasks. A task is in one queue at most, and carries the link: tasks move between queues also on a full
 * heap. Used by one thread at a time.
 */
final class TaskQueue {
    private WorkerTask first;
    private WorkerTask last;

    boolean isEmpty() {
        return first == null;
    }

    /** Returns the first task, or null. */
    WorkerTask peek() {
        return first;
    }

    void add(final WorkerTask task) {
        if (first == null) {
            first = task;
        } else {
            last.next = task;
        }
        last = task;
    }

    /** Takes the first task out of the queue; returns null if there is none. */
    WorkerTask poll() {
        final WorkerTask task = first;
        if (task != null) {
            first = task.next;
            task.next = null;
        }
        return task;
    }
}
