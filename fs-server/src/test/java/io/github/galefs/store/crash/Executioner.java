package io.github.galefs.store.crash;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;

/** Looks at the compactor's thread of this process all the time, and ends the process as {@code kill -9} does. */
final class Executioner {
    /** What a process that was ended so gives as its exit status. */
    static final int EXIT_STATUS = 128 + 9;

    private static final String COMPACTOR = "store-compactor";
    private static final int SIGKILL = 9;

    /** Half of the kills come at once, half up to so much later. */
    private static final int MAX_DELAY_NANOS = 500_000;

    private static final MethodHandle KILL = kill();

    private final Moment moment;

    private Executioner(final Moment moment) {
        this.moment = moment;
    }

    /** Ends the process when the compactor is in a moment. The store must be open. */
    static void await(final Moment moment) {
        final Thread compactor = Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals(COMPACTOR))
                .findFirst()
                .orElseThrow();
        Thread.ofPlatform().daemon().start(() -> new Executioner(moment).watch(compactor));
    }

    private void watch(final Thread compactor) {
        while (!moment.isSeenIn(compactor.getStackTrace())) {
            Thread.onSpinWait();
        }
        final ThreadLocalRandom random = ThreadLocalRandom.current();
        if (random.nextBoolean()) {
            LockSupport.parkNanos(random.nextInt(MAX_DELAY_NANOS));
        }
        try {
            final int _ = (int) KILL.invokeExact((int) ProcessHandle.current().pid(), SIGKILL);
        } catch (final Throwable e) {
            throw new AssertionError("cannot end this process", e);
        }
    }

    @SuppressWarnings("restricted") // A system call with the descriptor of its manual.
    private static MethodHandle kill() {
        final Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(
                linker.defaultLookup().findOrThrow("kill"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
    }
}
