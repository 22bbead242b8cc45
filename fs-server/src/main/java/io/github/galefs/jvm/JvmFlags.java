package io.github.galefs.jvm;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The JVM flags that GaleFS needs, and the check that this JVM has them. Without the check, the first use of a library
 * would fail with an error that names its internals. Thread-safe.
 */
public final class JvmFlags {
    private static final String OPENS = "--add-opens=java.base/";
    private static final String EXPORTS = "--add-exports=java.base/";

    /** A package of the JDK's module java.base that is used by reflection, or called directly. */
    private record InternalPackage(String option, String name) {
        boolean isAccessible() {
            final Module user = JvmFlags.class.getModule();
            final Module base = Object.class.getModule();
            return option.equals(OPENS) ? base.isOpen(name, user) : base.isExported(name, user);
        }

        String flag() {
            return option + name + "=ALL-UNNAMED";
        }
    }

    /** The first three are Chronicle Queue's, the last is Agrona's. */
    private static final List<InternalPackage> PACKAGES = List.of(
            new InternalPackage(OPENS, "java.lang.reflect"),
            new InternalPackage(OPENS, "sun.nio.ch"),
            new InternalPackage(EXPORTS, "jdk.internal.ref"),
            new InternalPackage(EXPORTS, "jdk.internal.misc"));

    /** Flags without which the JVM prints warnings: for sun.misc.Unsafe, and for OpenCL, libfuse and the C library. */
    private static final List<String> AGAINST_WARNINGS =
            List.of("--sun-misc-unsafe-memory-access=allow", "--enable-native-access=ALL-UNNAMED");

    private JvmFlags() {}

    /**
     * Returns all flags that a JVM with GaleFS is to be started with.
     *
     * @return the flags, one argument each.
     */
    public static List<String> all() {
        final List<String> flags = PACKAGES.stream().map(InternalPackage::flag).collect(Collectors.toList());
        flags.addAll(AGAINST_WARNINGS);
        return List.copyOf(flags);
    }

    /**
     * Describes how to add the flags that this JVM lacks and GaleFS needs.
     *
     * @return the missing flags and the lines to add to a shell, to Maven's and to Gradle's files; empty if there are
     *     all.
     */
    public static Optional<String> problem() {
        final String missing = PACKAGES.stream()
                .filter(needed -> !needed.isAccessible())
                .map(InternalPackage::flag)
                .collect(Collectors.joining(" "));
        return missing.isEmpty() ? Optional.empty() : Optional.of(instruction(missing));
    }

    /**
     * Checks that this JVM has the flags without which GaleFS cannot work.
     *
     * @throws IllegalStateException flags are missing; the message has the lines of {@link #problem()}.
     */
    public static void require() {
        final Optional<String> problem = problem();
        if (problem.isPresent()) {
            throw new IllegalStateException(problem.get());
        }
    }

    private static String instruction(final String missing) {
        final String flags = String.join(" ", all());
        final String quoted = String.join("\", \"", all());
        return """
                this JVM was started without flags that GaleFS needs: %s
                Add one of these lines:
                  shell            export JAVA_TOOL_OPTIONS="%s"
                  java             java %s …
                  Maven Surefire   <argLine>%s</argLine>
                  Maven exec:exec  <commandlineArgs>%s -cp %%classpath MAIN_CLASS</commandlineArgs>
                  Gradle           tasks.withType(JavaForkOptions) { jvmArgs("%s") }
                  jar manifest     Add-Opens, Add-Exports and Enable-Native-Access, as 'galefs new' writes them\
                """.formatted(missing, flags, flags, flags, flags, quoted);
    }
}
