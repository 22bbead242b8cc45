package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.galefs.CaseShare;
import io.github.galefs.JvmProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Processes with several platforms: PoCL and Oclgrind, a simulator of a GPU that Debian has and that registers itself
 * nowhere.
 */
@Tag("opencl")
@Timeout(120)
class SeveralPlatformsTest {
    private static final String POCL = "libpocl.so.2";
    private static final Path OCLGRIND = Path.of("/usr/lib/oclgrind/liboclgrind-rt-icd.so");
    private static final String ON_POCL = "Portable Computing Language: 11";
    private static final String ON_OCLGRIND = "Oclgrind: 11";

    @TempDir
    private Path folder;

    @BeforeEach
    void assumePoclAndOclgrind() {
        assumeTrue(
                OpenClDevices.list().stream().anyMatch(OpenClDeviceInfo::isPocl),
                "PoCL is not installed: on Debian, install pocl-opencl-icd");
        assumeTrue(Files.exists(OCLGRIND), "Oclgrind is not installed: on Debian, install oclgrind");
    }

    @Test
    void shouldBuildAndLaunchOnEachPlatform() throws Exception {
        final String vendors = vendors(POCL, OCLGRIND.toString());
        assertEquals(
                List.of("opencl:1 " + ON_POCL, "opencl:0 " + ON_OCLGRIND),
                launches(Map.of("OCL_ICD_VENDORS", vendors)));
    }

    /** The loaders of Debian and of Khronos read different variables; a build process must read what its parent did. */
    @Test
    void shouldLaunchOnWhateverPlatformsAVariableNames() throws Exception {
        final String vendors = vendors(POCL, OCLGRIND.toString());
        final String none = Files.createDirectory(folder.resolve("none")).toString();
        final List<Map<String, String>> all = List.of(
                Map.of("OPENCL_VENDOR_PATH", vendors),
                Map.of("OCL_ICD_VENDORS", Path.of(vendors, "1.icd").toString()),
                Map.of("OCL_ICD_VENDORS", OCLGRIND.toString()),
                Map.of("OCL_ICD_VENDORS", POCL),
                Map.of("OCL_ICD_VENDORS", none, "OCL_ICD_FILENAMES", POCL + ":" + OCLGRIND),
                Map.of("OCL_ICD_VENDORS", none, "OCL_ICD_FILENAMES", OCLGRIND + ":" + POCL),
                Map.of("OCL_ICD_FILENAMES", "none.so:" + OCLGRIND));
        for (final Map<String, String> variables : CaseShare.some(all).toList()) {
            for (final String line : launches(variables)) {
                assertEquals("11", line.substring(line.length() - 2), variables + " " + line);
            }
        }
    }

    /** Debian's loader cuts this list; Khronos' loader cut that of OCL_ICD_FILENAMES, too. */
    @Test
    void shouldGiveProcessesTheListsThatALoaderCuts() throws Exception {
        final Map<String, String> lists =
                Map.of("OPENCL_LAYERS", "/none/a.so:/none/b.so", "OCL_ICD_FILENAMES", "none.so:" + POCL);
        try (JvmProcess process = JvmProcess.start(
                folder, lists, CutVariables.class, lists.keySet().toArray(String[]::new))) {
            assertEquals(
                    List.copyOf(lists.values()), process.awaitSuccess().lines().toList());
        }
    }

    private List<String> launches(final Map<String, String> variables) throws Exception {
        final Path own = Files.createTempDirectory(folder, "process");
        try (JvmProcess process = JvmProcess.start(
                own, variables, LaunchOnEachDevice.class, own.resolve("cache").toString())) {
            return process.awaitSuccess().lines().toList();
        }
    }

    /** Returns a folder that registers drivers. */
    private String vendors(final String... libraries) throws IOException {
        final Path vendors = Files.createDirectory(folder.resolve("vendors"));
        for (int i = 0; i < libraries.length; i++) {
            Files.writeString(vendors.resolve(i + ".icd"), libraries[i] + "\n");
        }
        return vendors.toString();
    }
}
