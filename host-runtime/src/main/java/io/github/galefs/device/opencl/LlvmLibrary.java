package io.github.galefs.device.opencl;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lwjgl.PointerBuffer;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * A shared library of LLVM that a driver has loaded into this process. Its options are those of the whole process: LLVM
 * has none for a program. They take effect for what is compiled later.
 */
final class LlvmLibrary {
    private static final Path MAPS = Path.of("/proc/self/maps");
    private static final Pattern VERSION = Pattern.compile("LLVM (\\d+)\\.");
    private static final String FUNCTION = "LLVMParseCommandLineOptions";
    private static final String PROGRAM = "galefs";

    /** Those that were found, by their paths. */
    private static final Map<String, LlvmLibrary> LIBRARIES = new HashMap<>();

    private final long function;

    /** Options that were set. LLVM ends the process when one is set twice. */
    private final Set<String> options = new HashSet<>();

    private LlvmLibrary(final long function) {
        this.function = function;
    }

    /**
     * Finds the libraries that a device's compiler may use. They must be loaded already: another file of the same name
     * has options of its own.
     *
     * @return the libraries; none if the driver contains LLVM itself, or its version is unknown.
     */
    static Collection<LlvmLibrary> of(final OpenClDeviceInfo device) {
        final Matcher version = VERSION.matcher(device.versions());
        if (!version.find()) {
            return List.of();
        }
        final Pattern file = fileOf(version.group(1));
        synchronized (LIBRARIES) {
            for (final String line : maps()) {
                final Matcher path = file.matcher(line);
                if (path.find() && !LIBRARIES.containsKey(path.group())) {
                    withOptions(path.group()).ifPresent(library -> LIBRARIES.put(path.group(), library));
                }
            }
            return LIBRARIES.entrySet().stream()
                    .filter(library -> file.matcher(library.getKey()).find())
                    .map(Map.Entry::getValue)
                    .toList();
        }
    }

    /** Returns the areas of this process; as bytes, because names of other files may be in any encoding. */
    private static List<String> maps() {
        try {
            return Files.readAllLines(MAPS, StandardCharsets.ISO_8859_1);
        } catch (final IOException e) {
            return List.of(); // A system without /proc.
        }
    }

    /** Returns what the files of a version are called: {@code libLLVM-16.0.6.so.1}, or {@code libLLVM.so.18.1}. */
    private static Pattern fileOf(final String version) {
        return Pattern.compile("/\\S*/libLLVM(-%1$s(\\.\\d+)*\\.so[.\\d]*|\\.so\\.%1$s(\\.\\d+)*)$".formatted(version));
    }

    @SuppressWarnings("restricted") // The function is LLVM's, as is the library's name.
    private static Optional<LlvmLibrary> withOptions(final String file) {
        try {
            return SymbolLookup.libraryLookup(Path.of(file), Arena.global())
                    .find(FUNCTION)
                    .map(MemorySegment::address)
                    .map(LlvmLibrary::new);
        } catch (final IllegalArgumentException e) {
            return Optional.empty(); // Its path is not in the encoding of this process, or it was replaced.
        }
    }

    /** Sets an option, unless it was set before. */
    void set(final String option) {
        synchronized (options) {
            if (options.add(option)) {
                parse(option);
            }
        }
    }

    private void parse(final String option) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final PointerBuffer arguments = stack.pointers(stack.ASCII(PROGRAM), stack.ASCII(option));
            final ByteBuffer overview = stack.ASCII("");
            JNI.invokePPV(
                    arguments.remaining(), MemoryUtil.memAddress(arguments), MemoryUtil.memAddress(overview), function);
        }
    }
}
