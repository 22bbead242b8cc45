package io.github.galefs.transfer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.TimeUnit;

/** Workers whose tasks run when a test says so, on its thread and in any order. */
public class HeldTasks extends AbstractExecutorService {
    private final Random random = new Random(1);
    private final List<Runnable> tasks = new ArrayList<>();
    private boolean isShutdown;

    /** Runs the tasks that are held, in a random order; not those that they start. */
    public void runAll() {
        final List<Runnable> held = new ArrayList<>(tasks);
        tasks.clear();
        Collections.shuffle(held, random);
        held.forEach(Runnable::run);
    }

    /** Runs the task that has been held for the longest. */
    public void runFirst() {
        tasks.removeFirst().run();
    }

    /** Runs the task that was held last. */
    public void runLast() {
        tasks.removeLast().run();
    }

    /** Returns whether no task is held. */
    public boolean isEmpty() {
        return tasks.isEmpty();
    }

    int count() {
        return tasks.size();
    }

    @Override
    public void execute(final Runnable task) {
        tasks.add(task);
    }

    @Override
    public void shutdown() {
        isShutdown = true;
    }

    @Override
    public List<Runnable> shutdownNow() {
        isShutdown = true;
        return List.copyOf(tasks);
    }

    @Override
    public boolean isShutdown() {
        return isShutdown;
    }

    @Override
    public boolean isTerminated() {
        return isShutdown && tasks.isEmpty();
    }

    @Override
    public boolean awaitTermination(final long timeout, final TimeUnit unit) {
        return isTerminated();
    }
}
