package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;

@Tag("opencl")
@Timeout(60)
class LoopWidthTest {
    private static final int COUNT = 1000;

    /** Stands for the version that needs the remedy; its library is that of the device. */
    private static final String VERSION = "PoCL 5.0, ";

    private OpenClDeviceInfo device;

    @BeforeEach
    void assumePocl() {
        final OpenClDeviceInfo pocl = OpenClDevices.list().stream()
                .filter(OpenClDeviceInfo::isPocl)
                .findFirst()
                .orElse(null);
        assumeTrue(pocl != null, "there is no PoCL here; on Debian, install pocl-opencl-icd");
        device = DeviceInfos.withVersions(pocl, VERSION + pocl.versions());
    }

    @Test
    void shouldAskForVectorsWhenPoclMakesNone() {
        assertTrue(BuildOptions.of(device).text().contains("-DGALEFS_VECTOR_WIDTH=8"));
    }

    @Test
    void shouldNotAskForVectorsWhenTheLibraryIsUnknown() {
        final OpenClDeviceInfo other = DeviceInfos.withVersions(device, VERSION + "LLVM 99.0");
        assertEquals(List.of(), LoopRemedy.applyAll(other));
    }

    @Test
    void shouldAddFloatsInTheirOrderWhenALoopAsksForVectors() throws Exception {
        final float[] terms = new float[COUNT];
        Arrays.fill(terms, 1);
        terms[0] = 1 << 24;
        assertEquals(1 << 24, sum(terms), "each 1 is lost, as no float is between 2^24 and 2^24 + 2");
    }

    private float sum(final float[] terms) throws Exception {
        // A new name each time: PoCL keeps what it has compiled with other options of LLVM.
        final String name = "sum" + System.nanoTime();
        final String source = """
                __kernel void %s(__global float *terms, int count) {
                    float sum = 0;
                    _Pragma("clang loop vectorize_width(8) interleave_count(4)")
                    for (int i = get_global_id(0); i < count; i++) {
                        sum += terms[i];
                    }
                    terms[0] = sum;
                }
                """.formatted(name);
        try (OpenClContext context = new OpenClContext(device);
                OpenClQueue queue = new OpenClQueue(context);
                HostPointerBuffer buffer = new HostPointerBuffer(context, COUNT * Float.BYTES);
                MemoryStack stack = MemoryStack.stackPush()) {
            final MemorySegment data = buffer.parameter();
            MemorySegment.copy(terms, 0, data, ValueLayout.JAVA_FLOAT, 0, COUNT);
            final long program =
                    new DeviceCompiler(context, BuildOptions.of(device).text()).fromSource(source);
            final int[] error = new int[1];
            final long kernel = CL10.clCreateKernel(program, name, error);
            OpenClException.check(error[0], "clCreateKernel");
            buffer.bind(kernel, 0);
            CL10.clSetKernelArg1i(kernel, 1, COUNT);
            final int result = CL10.clEnqueueNDRangeKernel(
                    queue.handle(), kernel, 1, null, stack.pointers(1), stack.pointers(1), null, null);
            OpenClException.check(result, "clEnqueueNDRangeKernel");
            queue.finish();
            CL10.clReleaseKernel(kernel);
            CL10.clReleaseProgram(program);
            return data.get(ValueLayout.JAVA_FLOAT, 0);
        }
    }
}
