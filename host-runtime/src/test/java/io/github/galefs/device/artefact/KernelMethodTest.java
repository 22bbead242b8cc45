package io.github.galefs.device.artefact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.artefact.ParameterKind;
import java.util.List;
import org.junit.jupiter.api.Test;

class KernelMethodTest {
    @Test
    void shouldResolveAMethodReference() {
        final Kernel.Of2<int[], double[]> reference = KernelMethodTest::kernel;
        final KernelMethod method = KernelMethod.of(reference);
        assertEquals(KernelMethodTest.class, method.owner());
        assertEquals("kernel", method.name());
        assertEquals(
                List.of(ParameterKind.LONG_ARRAY, ParameterKind.INT_ARRAY, ParameterKind.DOUBLE_ARRAY),
                method.parameters());
        assertEquals("io.github.galefs.device.artefact.KernelMethodTest#kernel", method.kernelName());
    }

    /** Resolving takes a fifth of a millisecond, as long as many a kernel. */
    @Test
    void shouldResolveAMethodReferenceOnceAndTellItFromOthers() {
        final Kernel.Of2<int[], double[]> reference = KernelMethodTest::kernel;
        assertSame(KernelMethod.of(reference), KernelMethod.of(reference));
        final Kernel.Of2<int[], double[]> other = KernelMethodTest::otherKernel;
        assertEquals("otherKernel", KernelMethod.of(other).name());
        assertEquals("kernel", KernelMethod.of(reference).name());
    }

    @Test
    void shouldRefuseALambdaExpressionWithAndWithoutCapturedVariables() {
        final int[] captured = {1};
        assertRefused(
                "the kernel is a lambda expression in io.github.galefs.device.artefact.KernelMethodTest: this device"
                        + " compiles static methods only; pass a reference to one, such as MyKernels::count",
                fs -> {});
        assertRefused(
                "the kernel is a lambda expression in io.github.galefs.device.artefact.KernelMethodTest: this device"
                        + " compiles static methods only; pass a reference to one, such as MyKernels::count",
                fs -> captured[0]++);
    }

    @Test
    void shouldRefuseAnInstanceMethod() {
        assertRefused(
                "kernel io.github.galefs.device.artefact.KernelMethodTest#instanceMethod is not static: this device"
                        + " compiles static methods only",
                this::instanceMethod);
    }

    @Test
    void shouldRefuseAnObject() {
        assertRefused(
                "the kernel is a io.github.galefs.device.artefact.KernelMethodTest$KernelObject: this device compiles"
                        + " static methods only; pass a reference to one, such as MyKernels::count",
                new KernelObject());
    }

    @Test
    void shouldRefuseParametersThatKernelsDoNotAccept() {
        final Kernel.Of1<boolean[]> reference = KernelMethodTest::flags;
        final IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> KernelMethod.of(reference));
        assertEquals(
                "kernel io.github.galefs.device.artefact.KernelMethodTest#flags has a parameter of type boolean[]: must"
                        + " be one of int, long, float, double, byte[], short[], char[], int[], long[], float[],"
                        + " double[]",
                refusal.getMessage());
    }

    @Test
    void shouldRefuseAMethodThatReturnsAValue() {
        assertRefused(
                "kernel io.github.galefs.device.artefact.KernelMethodTest#returning returns int: must return void",
                KernelMethodTest::returning);
    }

    private static void assertRefused(final String message, final Kernel.Of0 kernel) {
        final IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> KernelMethod.of(kernel));
        assertEquals(message, refusal.getMessage());
    }

    private static void kernel(final long[] fs, final int[] a, final double[] b) {
        b[0] = a[0] + fs.length;
    }

    private static void otherKernel(final long[] fs, final int[] a, final double[] b) {
        b[0] = a[0] - fs.length;
    }

    private static void flags(final long[] fs, final boolean[] a) {
        a[0] = fs.length > 0;
    }

    private static int returning(final long[] fs) {
        return fs.length;
    }

    private void instanceMethod(final long[] fs) {
        fs[0] = hashCode();
    }

    private static final class KernelObject implements Kernel.Of0 {
        private static final long serialVersionUID = 1L;

        @Override
        public void run(final long[] fs) {}
    }
}
