package io.github.galefs;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Command lines of the JVMs that tests start. */
public final class ChildJvm {
    /** As in scripts/galefs: a short program ends before the better compiler and parallel collector have paid off. */
    private static final List<String> SHORT = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private ChildJvm() {}

    /**
     * Returns a command line with the flags and the class path of this JVM, for a short program.
     *
     * @param options further flags, which take precedence.
     * @return the words before the name of the program's class, to be continued by the caller.
     */
    public static List<String> command(final String... options) {
        final List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> !argument.startsWith("-javaagent") && !argument.startsWith("-agentlib"))
                .toList());
        command.addAll(SHORT);
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        return command;
    }
}
