package io.github.galefs.kernel.artefact;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A TornadoVM SDK on this machine: its location, and the JVM flags that its compiler needs.
 *
 * @param folder root folder of the SDK.
 */
public record TornadoSdk(Path folder) {
    /** Environment variable that holds the SDK's folder. */
    public static final String HOME_VARIABLE = "TORNADOVM_HOME";

    /**
     * The version that the compiler part is written and tested for, as SDKs name it. It uses internals of TornadoVM and
     * of Graal, which change with each release. The profiles in the root {@code pom.xml} repeat it.
     */
    public static final String SUPPORTED_VERSION = "5.2.0-jdk25";

    /** What to do on a machine without a supported SDK. */
    public static final String REMEDY =
            "install one with 'sdk install tornadovm " + SUPPORTED_VERSION + "-opencl' (https://sdkman.io)";

    /** Jar of the back end for OpenCL, in the SDK's folder. It also activates the profiles in {@code pom.xml}. */
    public static final String BACK_END = "share/java/tornado/tornado-drivers-opencl-" + SUPPORTED_VERSION + ".jar";

    private static final String OR_NAME_ONE = " or set " + HOME_VARIABLE + " to one";
    private static final String SDKMAN_FOLDER = ".sdkman/candidates/tornadovm/current";
    private static final Pattern VERSION = Pattern.compile("(?m)^version=(\\S+)$");
    private static final Pattern JDK = Pattern.compile(".*-jdk(\\d+)");

    /**
     * Searches for an SDK: in the folder that {@link #HOME_VARIABLE} names, then in SDKMAN's.
     *
     * @return the SDK, or empty; {@link #searched} describes the searched folders.
     */
    public static Optional<TornadoSdk> find() {
        return find(System.getenv(), Path.of(System.getProperty("user.home")));
    }

    static Optional<TornadoSdk> find(final Map<String, String> environment, final Path userHome) {
        return candidates(environment, userHome).stream()
                .filter(folder -> Files.isRegularFile(folder.resolve("etc/tornado.release")))
                .map(TornadoSdk::new)
                .findFirst();
    }

    private static List<Path> candidates(final Map<String, String> environment, final Path userHome) {
        final List<Path> candidates = new ArrayList<>();
        Optional.ofNullable(environment.get(HOME_VARIABLE))
                .filter(value -> !value.isBlank())
                .map(Path::of)
                .ifPresent(candidates::add);
        candidates.add(userHome.resolve(SDKMAN_FOLDER));
        return candidates;
    }

    /**
     * Describes the folders that {@link #find()} searches, for an error message.
     *
     * @return a clause, such as {@code looked in TORNADOVM_HOME (not set) and in /home/user/.sdkman/...}.
     */
    public static String searched() {
        return searched(System.getenv(), Path.of(System.getProperty("user.home")));
    }

    static String searched(final Map<String, String> environment, final Path userHome) {
        final String variable = environment.getOrDefault(HOME_VARIABLE, "");
        return "looked in " + HOME_VARIABLE + (variable.isBlank() ? " (not set)" : " (" + variable + ")") + " and in "
                + userHome.resolve(SDKMAN_FOLDER);
    }

    /**
     * Returns the version of the SDK.
     *
     * @return the version in its release file, such as {@code 5.2.0-jdk25}.
     * @throws IllegalStateException if the release file names no version.
     * @throws UncheckedIOException  if the release file cannot be read.
     */
    public String version() {
        final Path release = folder.resolve("etc/tornado.release");
        try {
            final Matcher matcher = VERSION.matcher(Files.readString(release));
            if (!matcher.find()) {
                throw new IllegalStateException(release + " has no line that starts with version=");
            }
            return matcher.group(1);
        } catch (final IOException unreadable) {
            throw new UncheckedIOException("cannot read " + release, unreadable);
        }
    }

    /**
     * Returns why the compiler cannot use this SDK.
     *
     * @return one line that names what is wrong and the remedy, or empty if the SDK has the supported version and the
     *     back end for OpenCL.
     * @throws IllegalStateException if the release file names no version.
     * @throws UncheckedIOException  if the release file cannot be read.
     */
    public Optional<String> refusal() {
        final String version = version();
        if (!version.equals(SUPPORTED_VERSION)) {
            return Optional.of("the TornadoVM SDK in " + folder + " has version " + version + ", but only "
                    + SUPPORTED_VERSION + " is supported; " + REMEDY + OR_NAME_ONE);
        }
        return Files.isRegularFile(folder.resolve(BACK_END))
                ? Optional.empty()
                : Optional.of("the TornadoVM SDK in " + folder + " has no back end for OpenCL: " + BACK_END
                        + " is missing; " + REMEDY + OR_NAME_ONE);
    }

    /**
     * Returns why kernels cannot be compiled on this machine.
     *
     * @return one line with the reason and the remedy, or empty if {@link #find} returns a supported SDK.
     * @throws IllegalStateException if the SDK's release file names no version.
     * @throws UncheckedIOException  if the SDK's release file cannot be read.
     */
    public static Optional<String> missing() {
        return missing(System.getenv(), Path.of(System.getProperty("user.home")));
    }

    static Optional<String> missing(final Map<String, String> environment, final Path userHome) {
        final Optional<TornadoSdk> sdk = find(environment, userHome);
        return sdk.isPresent()
                ? sdk.get().refusal()
                : Optional.of("there is no TornadoVM SDK: " + searched(environment, userHome) + "; " + REMEDY);
    }

    /**
     * Returns the JDK that the SDK was built for. It uses internals of that JDK and runs on no other.
     *
     * @return feature version, such as 25.
     * @throws IllegalStateException if the SDK's version does not end in that of a JDK.
     */
    public int jdkVersion() {
        final Matcher matcher = JDK.matcher(version());
        if (!matcher.matches()) {
            throw new IllegalStateException(
                    "the version of TornadoVM in " + folder + " must end in -jdkN, but is " + version());
        }
        return Integer.parseInt(matcher.group(1));
    }

    /**
     * Returns the JVM flags that TornadoVM's compiler needs to run without a device.
     *
     * @param virtualDevice file that describes the device to compile for; the devices of this machine are not used.
     * @return the flags.
     */
    public List<String> compilerFlags(final Path virtualDevice) {
        final List<String> flags = new ArrayList<>(moduleFlags());
        flags.addAll(List.of(
                "-Dtornado.load.api.implementation=uk.ac.manchester.tornado.runtime.tasks.TornadoTaskGraph",
                "-Dtornado.load.runtime.implementation=uk.ac.manchester.tornado.runtime.TornadoCoreRuntime",
                "-Dtornado.load.tornado.implementation=uk.ac.manchester.tornado.runtime.common.Tornado",
                "-Dtornado.load.annotation.implementation=uk.ac.manchester.tornado.annotation.ASMClassVisitor",
                "-Dtornado.load.annotation.parallel=uk.ac.manchester.tornado.api.annotations.Parallel",
                // There is no silent fallback to the host.
                "-Dtornado.recover.bailout=False",
                // These change results: x * y + z with a single rounding, 1 / sqrt(x) by an approximation.
                "-Dtornado.enable.fma=False",
                "-Dtornado.enable.mathOptimizations=False",
                "-Dtornado.virtual.device=True",
                "-Dtornado.device.desc=" + virtualDevice));
        return flags;
    }

    private List<String> moduleFlags() {
        return List.of(
                "-XX:+UnlockExperimentalVMOptions",
                "-XX:+EnableJVMCI",
                "--module-path",
                folder.resolve("share/java/tornado").toString(),
                "--upgrade-module-path",
                folder.resolve("share/java/graalJars").toString(),
                "--add-modules",
                "ALL-SYSTEM,tornado.runtime,tornado.annotation,tornado.drivers.common,tornado.drivers.opencl",
                "@" + folder.resolve("etc/exportLists/common-exports"),
                "@" + folder.resolve("etc/exportLists/opencl-exports"));
    }
}
