package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import java.lang.foreign.Linker;
import java.lang.management.ManagementFactory;
import java.util.UUID;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.JNI;

@Timeout(60)
class JvmSignalHandlersTest {
    /** Signal of a window's change of size, unused here; it has the same number on Linux and macOS. */
    private static final int SIGWINCH = 28;

    private static final int SIG_DFL = 0;
    private static final int SIG_IGN = 1;

    @Test
    @Tag("opencl")
    void shouldPreserveTheHandlersOfTheJvmWhenAKernelIsBuilt() throws Exception {
        final OpenClDeviceInfo info = AssumedDevice.openCl();
        assertHandlersOfJvm();
        assertThrows(ArithmeticException.class, () -> divide(1, 0));
        try (OpenClContext context = new OpenClContext(info)) {
            final DeviceCompiler compiler =
                    new DeviceCompiler(context, BuildOptions.of(info).text());
            // A new source each time: PoCL caches what it has compiled.
            final String source = "__kernel void nothing(__global uchar *fs) {} // " + UUID.randomUUID();
            CL10.clReleaseProgram(compiler.fromSource(source));
        }
        assertHandlersOfJvm();
    }

    @Test
    void shouldRestoreTheHandlersFromBeforeTheFirstOfOverlappingCalls() {
        final long before = signal(SIG_DFL);
        try {
            final JvmSignalHandlers first = JvmSignalHandlers.preserve();
            signal(SIG_IGN);
            final JvmSignalHandlers second = JvmSignalHandlers.preserve();
            first.close();
            assertEquals(SIG_DFL, signal(SIG_IGN), "after the first call");
            second.close();
            assertEquals(SIG_DFL, signal(SIG_DFL), "after the second call");
        } finally {
            signal(before);
        }
    }

    private static int divide(final int a, final int b) {
        return a / b;
    }

    /** Uses the JVM's own comparison of installed handlers with its own. */
    private static void assertHandlersOfJvm() throws JMException {
        final String info = (String) ManagementFactory.getPlatformMBeanServer()
                .invoke(
                        new ObjectName("com.sun.management:type=DiagnosticCommand"),
                        "vmInfo",
                        new Object[0],
                        new String[0]);
        assertTrue(info.contains("Signal Handlers:"), "the JVM does not list its signal handlers");
        assertFalse(
                info.contains("Handler was modified"),
                () -> info.substring(info.indexOf("Signal Handlers:"), info.indexOf("S Y S T E M")));
    }

    /** Calls C's {@code signal} for SIGWINCH: sets a handler and returns the previous one. */
    private static long signal(final long handler) {
        final long function = Linker.nativeLinker()
                .defaultLookup()
                .find("signal")
                .orElseThrow()
                .address();
        return JNI.invokePP(SIGWINCH, handler, function);
    }
}
