package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.KernelRefusedException;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.LocalBytes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.graal.compiler.graph.Node;
import jdk.graal.compiler.nodes.StructuredGraph;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLAddressNode;

/**
 * The arrays of a kernel in local memory: their places, and the text that declares and accesses them.
 *
 * <p>Global and local memory are different address spaces of OpenCL C, and a pointer belongs to one of them. So an
 * address in local memory is an offset, a {@code long}, and an access adds it to the memory's begin. Arrays of a fixed
 * length come first, then those of a length per work-item: first those whose elements have 8 bytes.
 */
final class LocalArrays {
    /** Most bytes of one array; what a device has is checked when its program is built. */
    static final int MAX_BYTES = 1 << 20;

    /** Name of the memory of all arrays but scratch arrays. */
    static final String MEMORY = "gale_local_memory";

    private static final String SCRATCH = "gale_scratch_memory";
    /** Address space of an array in the templates of operations. */
    static final String GLOBAL_SPACE = "__global";

    private static final String LOCAL_SPACE = "__local";

    /** Text of each array's address, as an offset in its memory, less the header that no array here has. */
    private final Map<LocalArrayNode, String> addresses = new HashMap<>();

    private int fixedBytes;
    private int bytesPerWorkItem;
    private int scratchBytesPerWorkItem;

    /**
     * Gives each array of a graph its place.
     *
     * @param graph the kernel's graph, after all phases.
     * @throws KernelRefusedException if an array is used otherwise than by its elements.
     */
    LocalArrays(final StructuredGraph graph) {
        final List<LocalArrayNode> arrays = graph.getNodes(LocalArrayNode.TYPE).snapshot().stream()
                .filter(LocalArrayNode::hasUsages)
                .toList();
        arrays.forEach(LocalArrays::checkUses);
        arrays.stream().filter(array -> array.kind() == LocalArrayKind.FIXED).forEach(this::placeFixed);
        for (final int elementBytes : List.of(Long.BYTES, Integer.BYTES)) {
            arrays.stream()
                    .filter(array -> array.kind() == LocalArrayKind.PER_WORK_ITEM)
                    .filter(array -> array.elementBytes() == elementBytes)
                    .forEach(this::placePerWorkItem);
        }
        arrays.stream().filter(array -> array.kind() == LocalArrayKind.SCRATCH).forEach(this::placeScratch);
    }

    private static void checkUses(final LocalArrayNode array) {
        for (final Node user : array.usages()) {
            final boolean isAccess = user instanceof final OCLAddressNode address && address.getBase() == array
                    || user instanceof final DeviceOperationNode operation && operation.accessesElementsOf(array);
            if (!isAccess) {
                throw new KernelRefusedException(
                        SourceLocation.ofUser(array.getNodeSourcePosition()),
                        "uses an array in local memory otherwise than by its elements: it cannot be one of several"
                                + " arrays that a variable stands for, nor an argument of a copy or a file call; use"
                                + " one array and select its elements, and copy element by element");
            }
        }
    }

    private void placeFixed(final LocalArrayNode array) {
        addresses.put(array, "(" + (fixedBytes - KernelArtefact.HEADER_LENGTH) + "L)");
        fixedBytes += (array.byteLength() + Long.BYTES - 1) / Long.BYTES * Long.BYTES;
    }

    private void placePerWorkItem(final LocalArrayNode array) {
        final String perWorkItem =
                bytesPerWorkItem == 0 ? "" : " + " + bytesPerWorkItem + "L * " + LocalMemoryOperations.LOCAL_SIZE;
        addresses.put(array, "(" + (fixedBytes - KernelArtefact.HEADER_LENGTH) + "L" + perWorkItem + ")");
        bytesPerWorkItem += array.byteLength();
    }

    private void placeScratch(final LocalArrayNode array) {
        addresses.put(array, "(" + -KernelArtefact.HEADER_LENGTH + "L)");
        scratchBytesPerWorkItem = Math.max(scratchBytesPerWorkItem, array.byteLength());
    }

    /** Returns the text of an array's address: an offset in its memory. */
    String address(final LocalArrayNode array) {
        return addresses.get(array);
    }

    /** Returns the memory that an array lies in. */
    static String memoryOf(final LocalArrayNode array) {
        return array.kind() == LocalArrayKind.SCRATCH ? SCRATCH : MEMORY;
    }

    /**
     * Returns the text of an access to local memory.
     *
     * @param template an access to global memory, whose first mark is the address.
     * @param array    the array that the address is in.
     * @return the template with the address as an offset in the array's memory.
     */
    static String inLocalMemory(final String template, final LocalArrayNode array) {
        final int mark = template.indexOf('#');
        return template.substring(0, mark).replace(GLOBAL_SPACE, LOCAL_SPACE) + "(" + memoryOf(array) + " + #)"
                + template.substring(mark + 1);
    }

    /** Returns the number of bytes. */
    LocalBytes bytes() {
        return new LocalBytes(fixedBytes, bytesPerWorkItem, scratchBytesPerWorkItem);
    }

    /** Returns the definition of the number of bytes; empty if the kernel has no arrays here. */
    String definition() {
        return isEmpty()
                ? ""
                : "#define GALEFS_LOCAL_BYTES (" + fixedBytes + " + " + bytesPerWorkItem + " * "
                        + LocalMemoryOperations.LOCAL_SIZE + ")\n#define GALEFS_SCRATCH_BYTES (0 + "
                        + scratchBytesPerWorkItem + " * " + LocalMemoryOperations.LOCAL_SIZE + ")\n\n";
    }

    /** Returns the declarations, at the head of the kernel function. */
    String declarations() {
        return (hasKeptArrays() ? declaration("LOCAL", "gale_local") : "")
                + (scratchBytesPerWorkItem > 0 ? declaration("SCRATCH", "gale_scratch") : "");
    }

    private static String declaration(final String macro, final String name) {
        return "    __local ulong " + name + "_words[(GALEFS_" + macro + "_BYTES + 7) / 8];\n"
                + "    __local uchar *const " + name + "_memory = (__local uchar *) " + name + "_words;\n";
    }

    /** Returns whether there are arrays whose elements must survive a wait. */
    boolean hasKeptArrays() {
        return fixedBytes + bytesPerWorkItem > 0;
    }

    private boolean isEmpty() {
        return addresses.isEmpty();
    }
}
