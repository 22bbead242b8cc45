package io.github.galefs.store.crash;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;

/**
 * Polls the stack of this process's compactor thread, and sends the process a SIGKILL when the stack shows a
 * {@link KillPoint}.
 */
final class ProcessKiller {
    /** Exit status of a process that SIGKILL ended, as a shell reports it. */
    static final int EXIT_STATUS = 128 + 9;

    private static final String COMPACTOR = "store-compactor";
    private static final int SIGKILL = 9;

    /** Half of the kills come at once, the other half after a random delay of at most this. */
    private static final int MAX_DELAY_NANOS = 500_000;

    private static final MethodHandle KILL = kill();

    private final KillPoint killPoint;

    private ProcessKiller(final KillPoint killPoint) {
        this.killPoint = killPoint;
    }

    /** Starts a thread that kills the process at a kill point. The store must be open. */
    static void start(final KillPoint killPoint) {
        final Thread compactor = Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals(COMPACTOR))
                .findFirst()
                .orElseThrow();
        Thread.ofPlatform().daemon().start(() -> new ProcessKiller(killPoint).watch(compactor));
    }

    private void watch(final Thread compactor) {
        while (!killPoint.isIn(compactor.getStackTrace())) {
            Thread.onSpinWait();
        }
        final ThreadLocalRandom random = ThreadLocalRandom.current();
        if (random.nextBoolean()) {
            LockSupport.parkNanos(random.nextInt(MAX_DELAY_NANOS));
        }
        try {
            final int _ = (int) KILL.invokeExact((int) ProcessHandle.current().pid(), SIGKILL);
        } catch (final Throwable e) {
            throw new AssertionError("cannot kill this process", e);
        }
    }

    @SuppressWarnings("restricted") // kill(2) takes two ints and returns an int.
    private static MethodHandle kill() {
        final Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(
                linker.defaultLookup().findOrThrow("kill"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
    }
}
