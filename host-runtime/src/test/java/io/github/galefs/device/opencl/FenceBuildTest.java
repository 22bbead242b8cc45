package io.github.galefs.device.opencl;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.program.KernelForm;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lwjgl.opencl.CL10;

/**
 * Kernels that print build in each version of OpenCL C, also where features of 3.0 are missing. The device's compiler
 * stands for those of other drivers: what decides for other fences is undefined, and what is missing is no identifier.
 */
@Tag("opencl")
@Timeout(60)
class FenceBuildTest {
    private static final String KERNEL = "/io/github/galefs/PrintKernels.lines.cl";
    private static final String OTHERS = "__NV_CL_C_VERSION __x86_64__ __aarch64__ ";

    @ParameterizedTest
    @CsvSource({
        "CL1.2, '', atomic_work_item_fence memory_order_seq_cst memory_scope_all_svm_devices",
        "CL2.0, '', ''",
        "CL3.0, '', ''",
        "CL3.0, __opencl_c_atomic_scope_all_devices, memory_scope_all_svm_devices memory_scope_all_devices",
        "CL3.0, __opencl_c_atomic_order_seq_cst, memory_order_seq_cst",
        "CL3.0, __opencl_c_atomic_order_seq_cst __opencl_c_atomic_scope_all_devices __opencl_c_atomic_scope_device,"
                + " memory_order_seq_cst memory_scope_all_svm_devices memory_scope_device",
    })
    void shouldBuildWhereAFenceOrItsScopeIsMissing(final String version, final String features, final String missing)
            throws Exception {
        final String source =
                lines("#undef %s", OTHERS + features) + lines("#define %1$s no such %1$s", missing) + program();
        try (OpenClContext context = new OpenClContext(AssumedDevice.openCl())) {
            CL10.clReleaseProgram(new DeviceCompiler(context, "-cl-std=" + version).fromSource(source));
        }
    }

    private static String lines(final String format, final String names) {
        return Arrays.stream(names.split(" ", -1))
                .filter(name -> !name.isEmpty())
                .map(format::formatted)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String program() throws Exception {
        try (InputStream resource = FenceBuildTest.class.getResourceAsStream(KERNEL)) {
            return KernelArtefactText.parse(KERNEL, new String(resource.readAllBytes(), StandardCharsets.UTF_8))
                    .text()
                    .program(KernelForm.LIVE);
        }
    }
}
