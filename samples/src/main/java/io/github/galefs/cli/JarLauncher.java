package io.github.galefs.cli;

import io.github.galefs.jvm.JvmFlags;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * Start of {@code java -jar galefs-samples.jar}. The jar's manifest has the JVM flags that GaleFS cannot work without,
 * but one flag no manifest can have: without it the JVM warns at the first use of a store. So the process replaces
 * itself, by {@code execv}, with the same command line and all flags, which processes that it starts inherit. Process
 * id, streams and directory stay the same.
 */
final class JarLauncher {
    private static final Path EXECUTABLE = Path.of("/proc/self/exe");
    private static final List<String> VARIABLES = List.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS");

    private JarLauncher() {}

    /**
     * Runs the command; see {@link Main#main}.
     *
     * @param arguments the command line.
     */
    public static void main(final String[] arguments) {
        if (ProcessArguments.areKnown()) {
            restartWithFlags();
        }
        Main.main(arguments);
    }

    /** Returns only if the JVM has the flags already, or cannot be replaced. Then the command works, with a warning. */
    private static void restartWithFlags() {
        try {
            final List<byte[]> commandLine = ProcessArguments.read();
            final List<byte[]> missing = JvmFlags.all().stream()
                    .filter(flag -> !isIn(commandLine, flag))
                    .map(flag -> flag.getBytes(StandardCharsets.UTF_8))
                    .toList();
            if (!missing.isEmpty()) {
                commandLine.addAll(1, missing);
                execute(EXECUTABLE.toRealPath(), commandLine);
            }
        } catch (final IOException e) {
            System.err.println("galefs: cannot restart with all JVM flags: " + e);
        }
    }

    private static boolean isIn(final List<byte[]> commandLine, final String flag) {
        return VARIABLES.stream().map(System::getenv).anyMatch(value -> value != null && value.contains(flag))
                || commandLine.stream().anyMatch(argument -> new String(argument, StandardCharsets.UTF_8).equals(flag));
    }

    /** Returns only if the call fails. */
    @SuppressWarnings("restricted")
    private static void execute(final Path executable, final List<byte[]> arguments) {
        final Linker linker = Linker.nativeLinker();
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment pointers = arena.allocate(ValueLayout.ADDRESS, arguments.size() + 1L);
            for (int i = 0; i < arguments.size(); i++) {
                pointers.setAtIndex(ValueLayout.ADDRESS, i, terminated(arena, arguments.get(i)));
            }
            linker.downcallHandle(
                            linker.defaultLookup().findOrThrow("execv"),
                            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS))
                    .invoke(arena.allocateFrom(executable.toString()), pointers);
        } catch (final Throwable e) {
            throw new IllegalStateException("cannot call execv of the C library", e);
        }
    }

    private static MemorySegment terminated(final Arena arena, final byte[] text) {
        final MemorySegment copy = arena.allocate(text.length + 1L);
        return copy.copyFrom(MemorySegment.ofArray(text));
    }
}
