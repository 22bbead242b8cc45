package io.github.galefs.device.opencl;

import java.lang.foreign.Arena;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;

/**
 * Preserves the JVM's signal handlers across a call of OpenCL: {@link #close} restores those that a driver has replaced
 * during the call. Thread-safe; calls may overlap. A handler that the program itself sets during a call is replaced,
 * too.
 *
 * <p>The JVM depends on signals: SIGSEGV and SIGFPE report an access through null, an integer division by 0, and a
 * thread's arrival at a safepoint. PoCL replaces the handler of SIGFPE when its devices are listed, and continues after
 * the division, so that 1 / 0 returns 1 in Java. Its compiler, LLVM, replaces the other handlers then and at each
 * compilation, unless its own state records them as installed. It restores the JVM's handlers at the first signal; but
 * between that signal and the restoration no handler is installed (SA_RESETHAND), and if another thread accesses null
 * in that time, the process terminates without a message.
 *
 * <p>That can still happen during the call. After the call, LLVM's state records its handlers as installed, unless a
 * signal arrived during the call, so LLVM does not install them again.
 */
final class JvmSignalHandlers implements AutoCloseable {
    /** Higher numbers are real-time signals, which neither the JVM nor drivers handle. */
    private static final int LAST_SIGNAL = 31;

    /** Bytes for a {@code struct sigaction}, more than on any system. */
    private static final int ACTION_SIZE = 256;

    /** Bytes of the struct that hold the handler. Others vary from call to call: glibc leaves some uninitialised. */
    private static final int HANDLER_SIZE = 16;

    /** Address of the function; 0 on systems without POSIX, where there is nothing to preserve. */
    private static final long SIGACTION = Linker.nativeLinker()
            .defaultLookup()
            .find("sigaction")
            .map(MemorySegment::address)
            .orElse(MemoryUtil.NULL);

    /** Handlers before the first of the running calls; one struct for each signal. */
    private static final MemorySegment SAVED = Arena.global().allocate((LAST_SIGNAL + 1L) * ACTION_SIZE);

    private static int runningCalls;

    private JvmSignalHandlers() {}

    /** Saves the current handlers, unless other calls are running, which may have replaced some. */
    static JvmSignalHandlers preserve() {
        synchronized (SAVED) {
            if (SIGACTION != MemoryUtil.NULL && runningCalls == 0) {
                for (int signal = 1; signal <= LAST_SIGNAL; signal++) {
                    read(signal, saved(signal));
                }
            }
            runningCalls++;
            return new JvmSignalHandlers();
        }
    }

    @Override
    public void close() {
        synchronized (SAVED) {
            runningCalls--;
            if (SIGACTION != MemoryUtil.NULL) {
                try (Arena arena = Arena.ofConfined()) {
                    final MemorySegment current = arena.allocate(ACTION_SIZE);
                    for (int signal = 1; signal <= LAST_SIGNAL; signal++) {
                        read(signal, current);
                        restoreUnlessSame(signal, current);
                    }
                }
            }
        }
    }

    private static MemorySegment saved(final int signal) {
        return SAVED.asSlice((long) signal * ACTION_SIZE, ACTION_SIZE);
    }

    /** Reads a handler. Some systems refuse this for signals that cannot be handled; the struct is then always 0. */
    private static void read(final int signal, final MemorySegment action) {
        action.fill((byte) 0);
        JNI.invokePPI(signal, MemoryUtil.NULL, action.address(), SIGACTION);
    }

    private static void restoreUnlessSame(final int signal, final MemorySegment current) {
        final MemorySegment saved = saved(signal);
        if (!sameHandler(current, saved) && JNI.invokePPI(signal, saved.address(), MemoryUtil.NULL, SIGACTION) != 0) {
            throw new IllegalStateException("sigaction failed to restore the handler of signal " + signal);
        }
    }

    private static boolean sameHandler(final MemorySegment a, final MemorySegment b) {
        return MemorySegment.mismatch(a, 0, HANDLER_SIZE, b, 0, HANDLER_SIZE) == -1;
    }
}
