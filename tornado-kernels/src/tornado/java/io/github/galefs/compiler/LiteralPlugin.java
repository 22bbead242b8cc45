package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.KernelRefusedException;
import io.github.galefs.compiler.subset.MethodKey;
import io.github.galefs.kernel.file.DeviceFile;
import io.github.galefs.kernel.file.LiteralPath;
import io.github.galefs.kernel.lane.LaneDescriptor;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import jdk.graal.compiler.nodes.CallTargetNode;
import jdk.graal.compiler.nodes.ConstantNode;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.graal.compiler.nodes.graphbuilderconf.NodePlugin;
import jdk.vm.ci.hotspot.HotSpotObjectConstant;
import jdk.vm.ci.meta.JavaConstant;
import jdk.vm.ci.meta.MetaAccessProvider;
import jdk.vm.ci.meta.ResolvedJavaMethod;

/** Replaces calls of {@link DeviceFile#gopen(long[], String, int)} by calls of {@link LiteralPath#open}. */
final class LiteralPathPlugin implements NodePlugin {
    private static final Method OPEN_BY_NAME = method(DeviceFile.class, "gopen", long[].class, String.class, int.class);
    private static final Method OPEN_BY_OFFSET =
            method(LiteralPath.class, "open", long[].class, int.class, int.class, int.class);

    private final ResolvedJavaMethod openByName;
    private final ResolvedJavaMethod openByOffset;
    private StringTable table = new StringTable();

    LiteralPathPlugin(final MetaAccessProvider metaAccess) {
        this.openByName = metaAccess.lookupJavaMethod(OPEN_BY_NAME);
        this.openByOffset = metaAccess.lookupJavaMethod(OPEN_BY_OFFSET);
    }

    private static Method method(final Class<?> owner, final String name, final Class<?>... parameters) {
        try {
            return owner.getMethod(name, parameters);
        } catch (final NoSuchMethodException missing) {
            throw new IllegalStateException("the compiler does not match the kernel API", missing);
        }
    }

    /**
     * Returns the methods that this plugin replaces.
     *
     * @return each replaced method with its replacement.
     */
    static Map<MethodKey, MethodKey> substitutes() {
        return Map.of(MethodKey.of(OPEN_BY_NAME), MethodKey.of(OPEN_BY_OFFSET));
    }

    /**
     * Starts a kernel.
     *
     * @param strings receives the kernel's string literals.
     */
    void begin(final StringTable strings) {
        table = strings;
    }

    @Override
    public boolean handleInvoke(
            final GraphBuilderContext context, final ResolvedJavaMethod callee, final ValueNode[] arguments) {
        if (!callee.equals(openByName)) {
            return false;
        }
        final StringTable.Entry entry = table.intern(literal(context, arguments[1]));
        context.handleReplacedInvoke(
                CallTargetNode.InvokeKind.Static,
                openByOffset,
                new ValueNode[] {
                    arguments[0],
                    ConstantNode.forInt(entry.offset(), context.getGraph()),
                    ConstantNode.forInt(entry.length(), context.getGraph()),
                    arguments[2]
                },
                false);
        return true;
    }

    private static String literal(final GraphBuilderContext context, final ValueNode argument) {
        final JavaConstant constant = argument.asJavaConstant();
        final String literal =
                constant instanceof final HotSpotObjectConstant object ? object.asObject(String.class) : null;
        if (literal == null) {
            throw new KernelRefusedException(
                    SourceLocation.of(context),
                    "passes gopen a path that is not a literal; pass a path that is known only at run time in an array,"
                            + " to gopen(fs, memory, offset, length, flags)");
        }
        if (literal.getBytes(StandardCharsets.UTF_8).length > LaneDescriptor.PATH_CAPACITY) {
            throw new KernelRefusedException(
                    SourceLocation.of(context),
                    "passes gopen a path of more than " + LaneDescriptor.PATH_CAPACITY + " bytes");
        }
        return literal;
    }
}
