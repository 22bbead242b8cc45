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
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.artefact.KernelNeed;
import io.github.galefs.kernel.artefact.LocalBytes;
import io.github.galefs.kernel.program.KernelForm;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
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
        DoublePrecision.check(info, "K#run", Set.of(KernelNeed.LONG_ATOMICS));
        final Set<KernelNeed> needs = Set.of(KernelNeed.DOUBLE);
        final KernelFailedException refusal =
                assertThrows(KernelFailedException.class, () -> DoublePrecision.check(info, "K#run", needs));
        assertEquals(
                "kernel K#run uses double, and device opencl:0 (GPU) has no double precision; use float there, or"
                        + " another device",
                refusal.getMessage());
        DoublePrecision.check(info("OpenCL 3.0", PLATFORM, Sharing.NONE, OpenClFeatures.ALL), "K#run", needs);
    }

    @Test
    void shouldRefuseOnlyKernelsThatUseLongAtomicsWhenTheDeviceHasNone() {
        final OpenClFeatures features = new OpenClFeatures(true, true, true, Long.SIZE, true, false, false, 32 << 10);
        final OpenClDeviceInfo info = info("OpenCL 3.0", PLATFORM, Sharing.NONE, features);
        LongAtomics.check(info, "K#run", Set.of(KernelNeed.DOUBLE));
        final Set<KernelNeed> needs = Set.of(KernelNeed.LONG_ATOMICS);
        final KernelFailedException refusal =
                assertThrows(KernelFailedException.class, () -> LongAtomics.check(info, "K#run", needs));
        assertEquals(
                "kernel K#run uses atomic operations on long or double, and device opencl:0 (GPU) has none"
                        + " (cl_khr_int64_base_atomics, cl_khr_int64_extended_atomics); use int or float there, or"
                        + " another device",
                refusal.getMessage());
        LongAtomics.check(info("OpenCL 3.0", PLATFORM, Sharing.NONE, OpenClFeatures.ALL), "K#run", needs);
    }

    @Test
    void shouldRefuseKernelsThatNeedMoreLocalMemoryThanTheDeviceHas() {
        final OpenClDeviceInfo info = info("OpenCL 3.0", PLATFORM, Sharing.NONE, OpenClFeatures.ALL);
        final LocalBytes bytes = new LocalBytes(1024, 12, 100);
        LocalMemoryLimit.check(info, "K#run", bytes, 256);
        final KernelFailedException refusal =
                assertThrows(KernelFailedException.class, () -> LocalMemoryLimit.check(info, "K#run", bytes, 512));
        assertEquals(
                "kernel K#run needs 58368 bytes of local memory in work-groups of 512 work-items, and device opencl:0"
                        + " (GPU) has 32752; use shorter arrays of LocalMemory or a smaller local size",
                refusal.getMessage());
    }

    @Test
    void shouldFindWhatAPackagedKernelNeeds() throws Exception {
        final KernelArtefact histogram = packaged("SharingKernels.histogram.cl");
        assertEquals(256 * Integer.BYTES, histogram.localBytes().saved(8));
        assertTrue(histogram.needs().contains(KernelNeed.BARRIERS));
    }

    @Test
    void shouldDeclareDoubleOnlyWhereAKernelUsesIt() throws Exception {
        final KernelArtefact read = packaged("FileKernels.read.cl");
        assertFalse(read.needs().contains(KernelNeed.DOUBLE));
        for (final KernelForm form : KernelForm.values()) {
            assertFalse(
                    read.text().program(form).contains("double"), read.text().program(form));
        }
        final KernelArtefact values = packaged("call/WaitKernels.valuesOfAllKinds.cl");
        assertTrue(values.needs().contains(KernelNeed.DOUBLE));
        assertTrue(values.text().program(KernelForm.LIVE).contains("cl_khr_fp64 : enable"));
    }

    private KernelArtefact packaged(final String name) throws Exception {
        try (InputStream resource = getClass().getResourceAsStream("/io/github/galefs/" + name)) {
            return KernelArtefactText.parse(name, new String(resource.readAllBytes(), StandardCharsets.UTF_8));
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
