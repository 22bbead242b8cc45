package io.github.galefs.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The command line of this process as the system has it: bytes, in any character set. Linux only. */
final class ProcessArguments {
    private static final Path COMMAND_LINE = Path.of("/proc/self/cmdline");

    private ProcessArguments() {}

    /** Returns whether the system tells the command line. */
    static boolean areKnown() {
        return Files.isReadable(COMMAND_LINE);
    }

    /** Returns all arguments, the program first. */
    static List<byte[]> read() throws IOException {
        return split(Files.readAllBytes(COMMAND_LINE));
    }

    /**
     * Returns whether an argument of the main method is the UTF-8 text that was given. The JVM writes U+FFFD for bytes
     * that it cannot decode, and the same character may have been given.
     *
     * @param arguments of the main method, which are the last of the command line.
     * @param index     of the argument.
     */
    static boolean isAsGiven(final String[] arguments, final int index) {
        try {
            final List<byte[]> given = areKnown() ? read() : List.of();
            final int position = given.size() - arguments.length + index;
            return position >= 0
                    && Arrays.equals(given.get(position), arguments[index].getBytes(StandardCharsets.UTF_8));
        } catch (final IOException _) {
            return false;
        }
    }

    /** Each argument ends with a 0 byte. */
    private static List<byte[]> split(final byte[] commandLine) {
        final List<byte[]> arguments = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < commandLine.length; i++) {
            if (commandLine[i] == 0) {
                arguments.add(Arrays.copyOfRange(commandLine, start, i));
                start = i + 1;
            }
        }
        return arguments;
    }
}
