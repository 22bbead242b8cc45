package io.github.galefs.device.opencl;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What some versions of PoCL need in order to compile loops right, and into vectors. */
enum LoopRemedy {
    /**
     * LLVM 15, with which PoCL compiles in Debian 12, vectorizes the epilogues of loops wrongly: the iterations that
     * remain after those of the vectorized loop. Where a value is computed from the low bits of the loop's index, such
     * as each byte of a fill, it computes them as if the epilogue were the begin of the loop. LLVM 13, 14 and 16 do
     * not, as clang of these versions shows for {@code for (int i = 0; i < count; i++) bytes[i] = (char) (i * 7)}, with
     * 8-bit elements and 60 of them.
     */
    SCALAR_EPILOGUES(
            "-enable-epilogue-vectorization=false",
            "-DGALEFS_SCALAR_EPILOGUES",
            "compiles some loops over bytes wrongly",
            Pattern.compile("LLVM 15\\.")),

    /**
     * PoCL 5 and 6 optimize without telling LLVM the processor, so LLVM knows of no vectors. PoCL 7 tells it ({@code
     * populateModulePM} in {@code pocl_llvm_wg.cc}). LLVM makes the vectors that a loop asks for. Such a loop may add
     * floats in another order than Java; the option forbids that.
     */
    WIDTH_OF_VECTORS(
            "-hints-allow-reordering=false",
            "-DGALEFS_VECTOR_WIDTH=8",
            "makes no vectors of loops, and kernels take several times as long",
            Pattern.compile("PoCL [56]\\."));

    private static final Logger LOGGER = LoggerFactory.getLogger(LoopRemedy.class);

    /** Versions that were warned of. */
    private static final Set<String> WARNED = ConcurrentHashMap.newKeySet();

    private final String option;
    private final String definition;
    private final String symptom;
    private final Pattern versions;

    LoopRemedy(final String option, final String definition, final String symptom, final Pattern versions) {
        this.option = option;
        this.definition = definition;
        this.symptom = symptom;
        this.versions = versions;
    }

    private boolean isNeededBy(final OpenClDeviceInfo device) {
        return device.isPocl() && versions.matcher(device.versions()).find();
    }

    /**
     * Sets the options that a device needs, for the whole process. To be called before the device compiles anything.
     *
     * @return definitions for programs, which also tell them from those of a cache that were compiled without; none if
     *     the device needs nothing, or LLVM takes no options.
     */
    static List<String> applyAll(final OpenClDeviceInfo device) {
        return Arrays.stream(values())
                .flatMap(remedy -> remedy.apply(device).stream())
                .toList();
    }

    private Optional<String> apply(final OpenClDeviceInfo device) {
        if (!isNeededBy(device)) {
            return Optional.empty();
        }
        final Collection<LlvmLibrary> libraries = LlvmLibrary.of(device);
        if (libraries.isEmpty() && WARNED.add(device.versions() + name())) {
            LOGGER.warn(
                    "{} {}, and its LLVM takes no options; use another version of PoCL", device.versions(), symptom);
        }
        libraries.forEach(library -> library.set(option));
        return libraries.isEmpty() ? Optional.empty() : Optional.of(definition);
    }
}
