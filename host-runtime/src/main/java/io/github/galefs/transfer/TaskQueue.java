package io.github.galefs.transfer;

/**
 * A queue of tasks, each of which is in one queue at most. It needs no memory: a task that is taken out of one queue
 * can be put into another one on a full heap, too. Used by one thread at a time.
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
