package io.github.galefs.directory;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.FutureTask;

/**
 * Runs work in a thread of its own with fewer rights. Linux has the user of file calls, and filters of system calls,
 * for each thread.
 */
final class ThreadRights {
    private static final int NOBODY = 65_534;
    private static final int PR_SET_SECCOMP = 22;
    private static final int PR_SET_NO_NEW_PRIVS = 38;
    private static final long SECCOMP_MODE_FILTER = 2;

    private static final short LOAD_NUMBER = 0x20;
    private static final short SKIP_UNLESS_EQUAL = 0x15;
    private static final short RETURN = 0x06;
    private static final int ANSWER_ERRNO = 0x0005_0000;
    private static final int ALLOW = 0x7fff_0000;
    private static final int INSTRUCTIONS = 4;
    private static final long INSTRUCTION_LENGTH = 8;
    private static final long PROGRAM_LENGTH = 16;

    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;
    private static final MethodHandle GETEUID = find("geteuid", FunctionDescriptor.of(INT));
    private static final MethodHandle SETFSUID = find("setfsuid", FunctionDescriptor.of(INT, INT));
    private static final MethodHandle PRCTL =
            find("prctl", FunctionDescriptor.of(INT, INT, LONG, LONG, LONG, LONG), Linker.Option.firstVariadicArg(1));

    private ThreadRights() {}

    /** Work that may fail. */
    @FunctionalInterface
    interface Work {
        void run() throws Exception;
    }

    @SuppressWarnings("restricted") // The descriptors match the functions.
    private static MethodHandle find(
            final String name, final FunctionDescriptor descriptor, final Linker.Option... options) {
        final Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(linker.defaultLookup().findOrThrow(name), descriptor, options);
    }

    /** Returns whether this process is root, which may read and write all files. */
    static boolean isRoot() {
        return (int) call(GETEUID) == 0;
    }

    /** Gives files to the user of {@link #runUnprivileged}. */
    static void own(final Path... files) throws IOException {
        if (isRoot()) {
            for (final Path file : files) {
                Files.setAttribute(file, "unix:uid", NOBODY);
            }
        }
    }

    /** Runs work as a user that is not root. */
    static void runUnprivileged(final Work work) throws Exception {
        run(() -> {
            if (isRoot()) {
                call(SETFSUID, NOBODY);
            }
            work.run();
        });
    }

    /** Runs work while the kernel answers a system call with an error, as a sandbox does. */
    static void runWithout(final int systemCall, final int errno, final Work work) throws Exception {
        run(() -> {
            try (Arena arena = Arena.ofConfined()) {
                final MemorySegment filter = arena.allocate(INSTRUCTIONS * INSTRUCTION_LENGTH, Long.BYTES);
                instruction(filter, 0, LOAD_NUMBER, 0, 0);
                instruction(filter, 1, SKIP_UNLESS_EQUAL, 1, systemCall);
                instruction(filter, 2, RETURN, 0, ANSWER_ERRNO | errno);
                instruction(filter, 3, RETURN, 0, ALLOW);
                final MemorySegment program = arena.allocate(PROGRAM_LENGTH, Long.BYTES);
                program.set(ValueLayout.JAVA_SHORT, 0, (short) INSTRUCTIONS);
                program.set(ValueLayout.ADDRESS, Long.BYTES, filter);
                prctl(PR_SET_NO_NEW_PRIVS, 1, 0);
                prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, program.address());
            }
            work.run();
        });
    }

    /** Stores a {@code struct sock_filter}. */
    private static void instruction(
            final MemorySegment filter, final int index, final short code, final int skipped, final int operand) {
        final long at = index * INSTRUCTION_LENGTH;
        filter.set(ValueLayout.JAVA_SHORT, at, code);
        filter.set(ValueLayout.JAVA_BYTE, at + 3, (byte) skipped);
        filter.set(ValueLayout.JAVA_INT, at + 4, operand);
    }

    private static void prctl(final int option, final long first, final long second) {
        final int result = (int) call(PRCTL, option, first, second, 0L, 0L);
        if (result != 0) {
            throw new AssertionError("prctl " + option + " returns " + result);
        }
    }

    private static Object call(final MethodHandle function, final Object... arguments) {
        try {
            return function.invokeWithArguments(arguments);
        } catch (final Throwable e) {
            throw new AssertionError(e);
        }
    }

    private static void run(final Work work) throws Exception {
        final FutureTask<Void> task = new FutureTask<>(() -> {
            work.run();
            return null;
        });
        Thread.ofPlatform().start(task);
        task.get();
    }
}
