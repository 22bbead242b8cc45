package io.github.galefs.device.opencl;

import java.lang.foreign.Arena;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;

/**
 * Keeps the JVM's signal handlers over a call of OpenCL: those that a driver has put in their place meanwhile are taken
 * out again by {@link #close}. Any thread; calls may overlap. A handler that the program itself sets during a call is
 * taken out, too.
 *
 * <p>The JVM lives on signals: it learns by SIGSEGV and SIGFPE that null was used, that an integer was divided by 0,
 * and that a thread has seen that it is to wait. PoCL takes SIGFPE when its devices are listed, and goes on behind the
 * division, so that 1 / 0 gives 1 in Java. Its compiler, LLVM, takes the others then and whenever it compiles, unless
 * it thinks that it has them. At the first signal it gives them back to the JVM; but from that signal until then they
 * have no handler at all (SA_RESETHAND), and when another thread uses null in that time, the process ends without a
 * word.
 *
 * <p>This can still happen during the call. After it, LLVM thinks that it has the signals, unless one came during the
 * call, and so does not take them again.
 */
final class JvmSignalHandlers implements AutoCloseable {
    /** Those above are real-time signals, which neither the JVM nor drivers handle. */
    private static final int LAST_SIGNAL = 31;

    /** More than a {@code struct sigaction} has on any system. */
    private static final int ACTION_SIZE = 256;

    /** Where in the struct the handler is. Other parts differ from call to call: glibc leaves some as its stack was. */
    private static final int HANDLER_SIZE = 16;

    /** 0 on systems other than POSIX's, where there is nothing to keep. */
    private static final long SIGACTION = Linker.nativeLinker()
            .defaultLookup()
            .find("sigaction")
            .map(MemorySegment::address)
            .orElse(MemoryUtil.NULL);

    /** What was there before the first of the calls under way; one struct for each signal. */
    private static final MemorySegment KEPT = Arena.global().allocate((LAST_SIGNAL + 1L) * ACTION_SIZE);

    private static int callsUnderWay;

    private JvmSignalHandlers() {}

    /** Remembers the handlers that are there, unless other calls are under way: these may have changed some. */
    static JvmSignalHandlers keep() {
        synchronized (KEPT) {
            if (SIGACTION != MemoryUtil.NULL && callsUnderWay == 0) {
                for (int signal = 1; signal <= LAST_SIGNAL; signal++) {
                    read(signal, kept(signal));
                }
            }
            callsUnderWay++;
            return new JvmSignalHandlers();
        }
    }

    @Override
    public void close() {
        synchronized (KEPT) {
            callsUnderWay--;
            if (SIGACTION != MemoryUtil.NULL) {
                try (Arena arena = Arena.ofConfined()) {
                    final MemorySegment present = arena.allocate(ACTION_SIZE);
                    for (int signal = 1; signal <= LAST_SIGNAL; signal++) {
                        read(signal, present);
                        putBackUnlessSame(signal, present);
                    }
                }
            }
        }
    }

    private static MemorySegment kept(final int signal) {
        return KEPT.asSlice((long) signal * ACTION_SIZE, ACTION_SIZE);
    }

    /** Some systems refuse this for signals that nobody can handle; the struct is then 0 each time. */
    private static void read(final int signal, final MemorySegment action) {
        action.fill((byte) 0);
        JNI.invokePPI(signal, MemoryUtil.NULL, action.address(), SIGACTION);
    }

    private static void putBackUnlessSame(final int signal, final MemorySegment present) {
        final MemorySegment kept = kept(signal);
        if (!sameHandler(present, kept) && JNI.invokePPI(signal, kept.address(), MemoryUtil.NULL, SIGACTION) != 0) {
            throw new IllegalStateException("sigaction did not take back the handler of signal " + signal);
        }
    }

    private static boolean sameHandler(final MemorySegment a, final MemorySegment b) {
        return MemorySegment.mismatch(a, 0, HANDLER_SIZE, b, 0, HANDLER_SIZE) == -1;
    }
}
