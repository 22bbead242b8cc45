package io.github.galefs.compiler;

import io.github.galefs.kernel.artefact.KernelArtefact;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.extended.GuardingNode;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.graal.compiler.nodes.graphbuilderconf.NodePlugin;
import jdk.vm.ci.meta.JavaKind;

/**
 * Builds the accesses to elements that are narrower than an int, or to all.
 *
 * <p>TornadoVM lowers a load of such an element without the conversion to an int, so that a char is negative, and a sum
 * with a byte has eight bits. The nodes of this class have the conversion in their text. Nothing but operations that
 * are fixed at their location accesses such arrays, so the stores need not be known to Graal as changes of memory.
 */
final class ElementPlugin implements NodePlugin {
    /** By the kind of the element: the type of the access, and the conversion of a load. */
    private static final Map<JavaKind, String[]> NARROW = Map.of(
            JavaKind.Byte, new String[] {"char", "(int) "},
            JavaKind.Short, new String[] {"short", "(int) "},
            JavaKind.Char, new String[] {"short", "(int) (ushort) "});

    private static final Map<JavaKind, String[]> ALL = Stream.concat(
                    NARROW.entrySet().stream(),
                    Stream.of(JavaKind.Int, JavaKind.Long, JavaKind.Float, JavaKind.Double)
                            .map(kind -> Map.entry(kind, new String[] {kind.getJavaName(), ""})))
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    private final Map<JavaKind, String[]> types;

    private ElementPlugin(final Map<JavaKind, String[]> types) {
        this.types = types;
    }

    /** Returns a plugin for elements that are narrower than an int. */
    static ElementPlugin ofNarrow() {
        return new ElementPlugin(NARROW);
    }

    /**
     * Returns a plugin for all elements, whose indices may be negative: Graal's own nodes compute an address from an
     * index that is not.
     */
    static ElementPlugin ofAll() {
        return new ElementPlugin(ALL);
    }

    @Override
    public boolean handleLoadIndexed(
            final GraphBuilderContext context,
            final ValueNode array,
            final ValueNode index,
            final GuardingNode boundsCheck,
            final JavaKind kind) {
        final String[] texts = types.get(kind);
        if (texts == null) {
            return false;
        }
        context.addPush(kind, new DeviceOperationNode(texts[1] + element(texts[0], kind), kind, array, index));
        return true;
    }

    @Override
    public boolean handleStoreIndexed(
            final GraphBuilderContext context,
            final ValueNode array,
            final ValueNode index,
            final GuardingNode boundsCheck,
            final GuardingNode storeCheck,
            final JavaKind kind,
            final ValueNode value) {
        final String[] texts = types.get(kind);
        if (texts == null) {
            return false;
        }
        final String conversion = texts[1].isEmpty() ? "" : "(" + texts[0] + ") ";
        final String store = element(texts[0], kind) + " = " + conversion + "#";
        context.add(new DeviceOperationNode(store, JavaKind.Void, array, index, value));
        return true;
    }

    /** Returns the text of an element: an array and an index. */
    private static String element(final String type, final JavaKind kind) {
        return "*((" + MemoryOperations.pointerTo(type) + ") (# + " + KernelArtefact.HEADER_LENGTH + " + (long) # * "
                + kind.getByteCount() + "))";
    }
}
