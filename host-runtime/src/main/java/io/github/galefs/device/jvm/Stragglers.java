package io.github.galefs.device.jvm;

import java.util.ArrayList;
import java.util.List;

/**
 * Threads of stopped launches whose kernel does not return: Java cannot end them, and while they live they may touch
 * the memory they were given.
 */
final class Stragglers {
    private final List<Thread> threads = new ArrayList<>();

    synchronized void add(final Thread thread) {
        threads.add(thread);
    }

    synchronized boolean any() {
        threads.removeIf(thread -> !thread.isAlive());
        return !threads.isEmpty();
    }
}
