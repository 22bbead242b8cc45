package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.FormSupport;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.WaitForm;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is known of a device without opening it. */
class OpenClSupportTest {
    private static final String PLATFORM = "platform";
    private static final String POCL = "Portable Computing Language";

    @TempDir
    private Path directory;

    @ParameterizedTest
    @CsvSource({
        "false, true, true, 64, OpenCL 3.0, it reports that it is not available",
        "true, false, true, 64, OpenCL 3.0, its driver has no compiler for OpenCL C",
        "true, true, false, 64, OpenCL 3.0, it is big-endian",
        "true, true, true, 32, OpenCL 3.0, 'its addresses have 32 bits, and kernels need 64'",
        "true, true, true, 64, OpenCL 1.1, 'it has OpenCL 1.1, and kernels need OpenCL 1.2'",
    })
    void shouldRefuseADeviceInEitherFormWhenItLacksWhatAllKernelsNeed(
            final boolean available,
            final boolean compiler,
            final boolean littleEndian,
            final int addressBits,
            final String version,
            final String reason) {
        final OpenClFeatures features =
                new OpenClFeatures(available, compiler, littleEndian, addressBits, true, true, false, 32 << 10);
        final OpenClDeviceInfo info = info(version, PLATFORM, Sharing.FINE_GRAINED_SVM, features);
        for (final WaitForm form : WaitForm.values()) {
            assertEquals(
                    reason,
                    OpenClSupport.of(info, form).obstacle().orElseThrow().reason());
            final DeviceRefusedException refusal =
                    assertThrows(DeviceRefusedException.class, () -> OpenClSupport.check(info, form));
            assertTrue(
                    refusal.getMessage().startsWith("device opencl:0 (GPU) cannot be used: " + reason),
                    refusal.getMessage());
        }
    }

    @ParameterizedTest
    @CsvSource({"OpenCL 1.2", "OpenCL 2.0", "OpenCL 3.0"})
    void shouldSupportTheSuspendedFormFromOpenCl12On(final String version) {
        final OpenClDeviceInfo info = info(version, PLATFORM, Sharing.NONE, OpenClFeatures.ALL);
        assertEquals(FormSupport.possible(WaitForm.SUSPENDED), OpenClSupport.of(info, WaitForm.SUSPENDED));
        assertDoesNotThrow(() -> OpenClSupport.check(info, WaitForm.SUSPENDED));
    }

    @Test
    void shouldRefuseTheLiveFormAndNameTheOtherWhenNothingIsShared() {
        final OpenClDeviceInfo info = info("OpenCL 3.0", PLATFORM, Sharing.NONE, OpenClFeatures.ALL);
        final DeviceRefusedException refusal =
                assertThrows(DeviceRefusedException.class, () -> OpenClSupport.check(info, WaitForm.LIVE));
        assertEquals(
                "device opencl:0 (GPU) cannot run kernels live: it reports that it shares no memory with the host while"
                        + " a kernel runs; run them suspended",
                refusal.getMessage());
        assertTrue(
                OpenClSupport.of(info("OpenCL 3.0", PLATFORM, Sharing.HOST_POINTER, OpenClFeatures.ALL), WaitForm.LIVE)
                        .isPossible());
    }

    @Test
    void shouldRefuseOnlyKernelsThatUseDoubleWhenTheDeviceHasNone() {
        final OpenClFeatures features = new OpenClFeatures(true, true, true, Long.SIZE, false, true, false, 32 << 10);
        final OpenClDeviceInfo info = info("OpenCL 3.0", PLATFORM, Sharing.NONE, features);
        assertTrue(OpenClSupport.of(info, WaitForm.SUSPENDED).isPossible());
        final String head =
                "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\ntypedef double GALEFS_MAY_ALIAS gale_double;\n";
        assertEquals("float doubled = x;", DoublePrecision.adapt(info, "K#run", head + "float doubled = x;"));
        for (final String program : List.of("double x = 1;", "*((__global gale_double *) p)", "(double) y")) {
            final KernelFailedException refusal = assertThrows(
                    KernelFailedException.class, () -> DoublePrecision.adapt(info, "K#run", head + program));
            assertEquals(
                    "kernel K#run uses double, and device opencl:0 (GPU) has no double precision; use float there, or"
                            + " another device",
                    refusal.getMessage());
        }
        final OpenClDeviceInfo complete = info("OpenCL 3.0", PLATFORM, Sharing.NONE, OpenClFeatures.ALL);
        assertEquals(head, DoublePrecision.adapt(complete, "K#run", head));
    }

    @Test
    void shouldRefuseOnlyKernelsThatUseLongAtomicsWhenTheDeviceHasNone() {
        final OpenClFeatures features = new OpenClFeatures(true, true, true, Long.SIZE, true, false, false, 32 << 10);
        final OpenClDeviceInfo info = info("OpenCL 3.0", PLATFORM, Sharing.NONE, features);
        LongAtomics.check(info, "K#run", "atomic_add((volatile __global int *) p, 1)");
        final String program = "l_1 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) p, 1L);";
        final KernelFailedException refusal =
                assertThrows(KernelFailedException.class, () -> LongAtomics.check(info, "K#run", program));
        assertEquals(
                "kernel K#run uses atomic operations on long or double, and device opencl:0 (GPU) has none"
                        + " (cl_khr_int64_base_atomics, cl_khr_int64_extended_atomics); use int or float there, or"
                        + " another device",
                refusal.getMessage());
        LongAtomics.check(info("OpenCL 3.0", PLATFORM, Sharing.NONE, OpenClFeatures.ALL), "K#run", program);
    }

    @Test
    void shouldRefuseKernelsThatNeedMoreLocalMemoryThanTheDeviceHas() {
        final OpenClDeviceInfo info = info("OpenCL 3.0", PLATFORM, Sharing.NONE, OpenClFeatures.ALL);
        final String program = """
                #define GALEFS_LOCAL_BYTES (1024 + 12 * GALEFS_LOCAL_SIZE)
                #define GALEFS_SCRATCH_BYTES (0 + 100 * GALEFS_LOCAL_SIZE)
                """;
        assertEquals(1024 + 12 * 4, LocalMemoryBytes.saved(program, 4));
        assertEquals(1024 + 12 * 5 + 4, LocalMemoryBytes.saved(program, 5));
        assertEquals(0, LocalMemoryBytes.saved("no local memory", 5));
        LocalMemoryBytes.check(info, "K#run", program, 256);
        final KernelFailedException refusal =
                assertThrows(KernelFailedException.class, () -> LocalMemoryBytes.check(info, "K#run", program, 512));
        assertEquals(
                "kernel K#run needs 58368 bytes of local memory in work-groups of 512 work-items, and device opencl:0"
                        + " (GPU) has 32752; use shorter arrays of LocalMemory or a smaller local size",
                refusal.getMessage());
    }

    /** The lines that define the bytes in generated programs must be recognised as they are. */
    @Test
    void shouldFindTheLocalMemoryOfAGeneratedProgram() throws Exception {
        try (InputStream resource = getClass().getResourceAsStream("/io/github/galefs/SharingKernels.histogram.cl")) {
            final String program = new String(resource.readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(256 * Integer.BYTES, LocalMemoryBytes.saved(program, 8));
        }
    }

    /** The line that declares double in generated programs must be recognised as it is. */
    @Test
    void shouldLeaveNoDoubleInAGeneratedProgramThatUsesNone() throws Exception {
        final OpenClFeatures features = new OpenClFeatures(true, true, true, Long.SIZE, false, true, false, 32 << 10);
        final OpenClDeviceInfo info = info("OpenCL 3.0", PLATFORM, Sharing.NONE, features);
        try (InputStream resource = getClass().getResourceAsStream("/io/github/galefs/FileKernels.read.cl")) {
            final String program = new String(resource.readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(program.contains("double"));
            assertFalse(DoublePrecision.adapt(info, "K#run", program).contains("double"));
        }
    }

    @Test
    void shouldNameAVendorWhoseDriverIsLoadedWithoutAnOpenClPlatform() throws Exception {
        final Path present = Files.createFile(directory.resolve("nvidiactl"));
        final List<VendorHardware.Vendor> vendors = List.of(
                new VendorHardware.Vendor("NVIDIA", present, "add its ICD"),
                new VendorHardware.Vendor("AMD", directory.resolve("kfd"), ""));
        final List<OpenClFinding> findings = VendorHardware.missing(vendors, List.of(POCL));
        assertEquals(1, findings.size());
        assertEquals("NVIDIA", findings.getFirst().subject());
        assertTrue(findings.getFirst().obstacle().description().endsWith("; add its ICD"));
        assertEquals(List.of(), VendorHardware.missing(vendors, List.of(POCL, "NVIDIA CUDA")));
    }

    @Test
    @Tag("opencl")
    void shouldFindWhatIsMissingWhereNoDeviceIs() {
        final OpenClSurvey survey = OpenClDevices.survey();
        assertEquals(OpenClDevices.list(), survey.devices());
        if (survey.devices().isEmpty()) {
            assertFalse(survey.findings().isEmpty());
        }
    }

    private static OpenClDeviceInfo info(
            final String version, final String platform, final Sharing sharing, final OpenClFeatures features) {
        return new OpenClDeviceInfo(
                0,
                0,
                0,
                0,
                "GPU",
                "vendor",
                platform,
                "versions",
                version,
                OpenClDeviceType.GPU,
                4,
                1L << 30,
                1L << 28,
                1024,
                sharing,
                features);
    }
}
