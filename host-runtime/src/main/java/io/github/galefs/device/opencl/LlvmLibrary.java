package io.github.galefs.device.opencl;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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

    /** Options that were set, of each library. LLVM ends the process when an option is set twice. */
    private static final Map<Path, Set<String>> OPTIONS = new HashMap<>();

    private final Path file;
    private final long function;

    private LlvmLibrary(final Path file, final long function) {
        this.file = file;
        this.function = function;
    }

    /**
     * Finds the library that a device's compiler uses. The file must be loaded already: another file with the same
     * name has options of its own.
     *
     * @return the library; empty if the driver contains LLVM itself, or its version is unknown.
     */
    static Optional<LlvmLibrary> of(final OpenClDeviceInfo device) {
        final Matcher version = VERSION.matcher(device.versions());
        if (!version.find()) {
            return Optional.empty();
        }
        final Pattern name = nameOf(version.group(1));
        try (Stream<String> maps = Files.lines(MAPS)) {
            return maps.map(line -> line.substring(line.indexOf('/') + 1))
                    .map(path -> Path.of("/", path))
                    .filter(path -> path.getFileName() != null
                            && name.matcher(path.getFileName().toString()).matches())
                    .findFirst()
                    .flatMap(LlvmLibrary::withOptions);
        } catch (final IOException e) {
            return Optional.empty(); // A system without /proc.
        }
    }

    /** Returns the names of a version: {@code libLLVM-16.0.6.so.1}, and from 18 on {@code libLLVM.so.18.1}. */
    private static Pattern nameOf(final String version) {
        return Pattern.compile("libLLVM(-%1$s(\\.\\d+)*\\.so.*|\\.so\\.%1$s(\\.\\d+)*)".formatted(version));
    }

    @SuppressWarnings("restricted") // The function is LLVM's, as is the library's name.
    private static Optional<LlvmLibrary> withOptions(final Path file) {
        return SymbolLookup.libraryLookup(file, Arena.global())
                .find(FUNCTION)
                .map(MemorySegment::address)
                .map(address -> new LlvmLibrary(file, address));
    }

    /** Sets an option, unless it was set before. */
    void set(final String option) {
        synchronized (OPTIONS) {
            if (OPTIONS.computeIfAbsent(file, _ -> new HashSet<>()).add(option)) {
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
