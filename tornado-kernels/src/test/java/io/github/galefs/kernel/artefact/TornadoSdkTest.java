package io.github.galefs.kernel.artefact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TornadoSdkTest {
    @TempDir
    private Path folder;

    @Test
    void shouldFindNothingWhenThereIsNoSdk() {
        assertEquals(Optional.empty(), TornadoSdk.find(Map.of(), folder));
    }

    @Test
    void shouldDescribeTheSearchedFolders() {
        final Path sdkman = folder.resolve(".sdkman/candidates/tornadovm/current");
        assertEquals("looked in TORNADOVM_HOME (not set) and in " + sdkman, TornadoSdk.searched(Map.of(), folder));
        assertEquals(
                "looked in TORNADOVM_HOME (/opt/sdk) and in " + sdkman,
                TornadoSdk.searched(Map.of(TornadoSdk.HOME_VARIABLE, "/opt/sdk"), folder));
    }

    @Test
    void shouldPreferTheVariableToSdkman() throws IOException {
        final Path named = sdk("named", "version=5.2.0-jdk25\n");
        final Path sdkman = sdk(".sdkman/candidates/tornadovm/current", "version=5.1.0-jdk21\n");
        assertEquals(
                Optional.of(new TornadoSdk(named)),
                TornadoSdk.find(Map.of(TornadoSdk.HOME_VARIABLE, named.toString()), folder));
        assertEquals(Optional.of(new TornadoSdk(sdkman)), TornadoSdk.find(Map.of(), folder));
    }

    @Test
    void shouldReadItsVersionAndJdk() throws IOException {
        final TornadoSdk sdk = new TornadoSdk(sdk("sdk", "version=5.2.0-jdk25\nbranch=x\ncommit=y\n"));
        assertEquals("5.2.0-jdk25", sdk.version());
        assertEquals(25, sdk.jdkVersion());
    }

    @Test
    void shouldNameTheReleaseFileWithoutAVersion() throws IOException {
        final TornadoSdk sdk = new TornadoSdk(sdk("sdk", "branch=x\n"));
        final IllegalStateException error = assertThrows(IllegalStateException.class, sdk::version);
        assertTrue(
                error.getMessage().contains("tornado.release has no line that starts with version="),
                error::getMessage);
    }

    @Test
    void shouldRefuseAnotherVersionInOneLineWithTheRemedy() throws Exception {
        final TornadoSdk newer = new TornadoSdk(sdk("newer", "version=7.3.0-jdk25\n"));
        final CompilerProcess compiler = new CompilerProcess(newer, List.of(), Duration.ofMinutes(1));
        final KernelCompilationException refused =
                assertThrows(KernelCompilationException.class, () -> compiler.compile(List.of("any.Kernel#run")));
        assertEquals(
                "the TornadoVM SDK in " + newer.folder() + " has version 7.3.0-jdk25, but only 5.2.0-jdk25 is"
                        + " supported; install one with 'sdk install tornadovm 5.2.0-jdk25-opencl' (https://sdkman.io)"
                        + " or set TORNADOVM_HOME to one",
                refused.getMessage());
    }

    @Test
    void shouldAcceptTheSupportedVersionWithTheBackEndForOpenClOnly() throws IOException {
        final Path folder = sdk("supported", "version=5.2.0-jdk25\n");
        final String jar = "share/java/tornado/tornado-drivers-opencl-5.2.0-jdk25.jar";
        assertEquals(
                Optional.of("the TornadoVM SDK in " + folder + " has no back end for OpenCL: " + jar + " is missing;"
                        + " install one with 'sdk install tornadovm 5.2.0-jdk25-opencl' (https://sdkman.io)"
                        + " or set TORNADOVM_HOME to one"),
                new TornadoSdk(folder).refusal());
        Files.createDirectories(folder.resolve(jar).getParent());
        Files.createFile(folder.resolve(jar));
        assertEquals(Optional.empty(), new TornadoSdk(folder).refusal());
        assertEquals(
                Optional.empty(), TornadoSdk.missing(Map.of(TornadoSdk.HOME_VARIABLE, folder.toString()), this.folder));
    }

    @Test
    void shouldTellWhyKernelsCannotBeCompiledWithoutAnSdkOrWithAnUnsupportedOneOnly() throws IOException {
        assertEquals(
                Optional.of("there is no TornadoVM SDK: " + TornadoSdk.searched(Map.of(), folder)
                        + "; install one with 'sdk install tornadovm 5.2.0-jdk25-opencl' (https://sdkman.io)"),
                TornadoSdk.missing(Map.of(), folder));
        final Path newer = sdk(".sdkman/candidates/tornadovm/current", "version=7.3.0-jdk25\n");
        assertEquals(new TornadoSdk(newer).refusal(), TornadoSdk.missing(Map.of(), folder));
    }

    /** Maven activates a profile by a file, whose name in the SDK contains the version. */
    @Test
    void shouldBeBuiltAgainstTheSupportedVersionOnly() throws IOException {
        final List<String> activations = Files.readAllLines(Path.of("../pom.xml")).stream()
                .filter(line -> line.contains("<exists>"))
                .toList();
        assertEquals(2, activations.size(), activations::toString);
        final String jar = "/share/java/tornado/tornado-drivers-opencl-" + TornadoSdk.SUPPORTED_VERSION + ".jar<";
        assertTrue(activations.stream().allMatch(line -> line.contains(jar)), activations::toString);
    }

    @Test
    void shouldDisableTornadoVmsFallbackToTheHost() {
        final List<String> flags = new TornadoSdk(folder).compilerFlags(folder.resolve("device.json"));
        assertTrue(flags.contains("-Dtornado.recover.bailout=False"), flags::toString);
        assertTrue(flags.contains("-Dtornado.device.desc=" + folder.resolve("device.json")), flags::toString);
    }

    private Path sdk(final String name, final String release) throws IOException {
        final Path sdk = folder.resolve(name);
        Files.createDirectories(sdk.resolve("etc"));
        Files.writeString(sdk.resolve("etc/tornado.release"), release);
        return sdk;
    }
}
