package io.github.galefs.device.jvm;

import java.util.ArrayList;
import java.util.List;

/**
 * Threads of stopped launches whose kernel does not return. Java cannot end them, and they may access the launch's
 * memory until they end. Thread-safe.
 */
final class RunawayThreads {
    private final List<Thread> threads = new ArrayList<>();

    synchronized void add(final Thread thread) {
        threads.add(thread);
    }

    synchronized boolean isAnyAlive() {
        threads.removeIf(thread -> !thread.isAlive());
        return !threads.isEmpty();
    }
}
