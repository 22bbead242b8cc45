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
 * A TornadoVM SDK on this machine: where it lies, and the JVM flags with which its compiler runs.
 *
 * @param folder that it was unpacked to.
 */
public record TornadoSdk(Path folder) {
    /** Environment variable that names the folder. */
    public static final String HOME_VARIABLE = "TORNADOVM_HOME";

    private static final String SDKMAN_FOLDER = ".sdkman/candidates/tornadovm/current";
    private static final Pattern VERSION = Pattern.compile("(?m)^version=(\\S+)$");
    private static final Pattern JDK = Pattern.compile(".*-jdk(\\d+)");

    /**
     * Looks for an SDK: where {@link #HOME_VARIABLE} says, else where SDKMAN puts it.
     *
     * @return the SDK, or nothing; {@link #searched} tells where it was looked for.
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
     * Says where an SDK was looked for, for the error of one who needs it.
     *
     * @return a sentence's part.
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
     * Version of the SDK.
     *
     * @return as its release file has it, such as {@code 5.2.0-jdk25}.
     */
    public String version() {
        final Path release = folder.resolve("etc/tornado.release");
        try {
            final Matcher matcher = VERSION.matcher(Files.readString(release));
            if (!matcher.find()) {
                throw new IllegalStateException(release + " has no line that begins with version=");
            }
            return matcher.group(1);
        } catch (final IOException unreadable) {
            throw new UncheckedIOException(release + " cannot be read", unreadable);
        }
    }

    /**
     * The JDK that the SDK was built for; it uses the JDK's insides and runs with no other.
     *
     * @return feature version.
     */
    public int jdkVersion() {
        final Matcher matcher = JDK.matcher(version());
        if (!matcher.matches()) {
            throw new IllegalStateException("TornadoVM " + version() + " in " + folder + " does not say its JDK");
        }
        return Integer.parseInt(matcher.group(1));
    }

    /**
     * JVM flags under which TornadoVM's compiler runs, without any device.
     *
     * @param virtualDevice file that describes the device to compile for, so that a machine's own devices play no part.
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
                // Never run on the host what was meant for a device.
                "-Dtornado.recover.bailout=False",
                // They change results: x * y + z in one rounding, 1 / sqrt(x) by an estimate.
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
