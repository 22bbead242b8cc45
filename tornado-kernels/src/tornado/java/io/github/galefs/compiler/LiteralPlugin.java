package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.KernelRefusedException;
import io.github.galefs.compiler.subset.MethodKey;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import jdk.graal.compiler.nodes.CallTargetNode;
import jdk.graal.compiler.nodes.ConstantNode;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.graal.compiler.nodes.graphbuilderconf.NodePlugin;
import jdk.vm.ci.hotspot.HotSpotObjectConstant;
import jdk.vm.ci.meta.JavaConstant;
import jdk.vm.ci.meta.MetaAccessProvider;
import jdk.vm.ci.meta.ResolvedJavaMethod;

/**
 * Replaces calls of methods whose second parameter is a string by calls of methods that have the string's offset and
 * length in the kernel's literals in its place; see {@link LiteralMethod}.
 */
final class LiteralPlugin implements NodePlugin {
    private final List<Replacement> replacements;
    private StringTable table = new StringTable();

    private record Replacement(LiteralMethod method, ResolvedJavaMethod byString, ResolvedJavaMethod byOffset) {}

    LiteralPlugin(final MetaAccessProvider metaAccess) {
        replacements = LiteralMethod.ALL.stream()
                .map(method -> new Replacement(
                        method,
                        metaAccess.lookupJavaMethod(method.byString()),
                        metaAccess.lookupJavaMethod(method.byOffset())))
                .toList();
    }

    /**
     * Returns the methods that this plugin replaces.
     *
     * @return each replaced method with its replacement.
     */
    static Map<MethodKey, MethodKey> substitutes() {
        return LiteralMethod.ALL.stream()
                .collect(Collectors.toUnmodifiableMap(
                        method -> MethodKey.of(method.byString()), method -> MethodKey.of(method.byOffset())));
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
        for (final Replacement replacement : replacements) {
            if (callee.equals(replacement.byString())) {
                replace(context, replacement, arguments);
                return true;
            }
        }
        return false;
    }

    private void replace(
            final GraphBuilderContext context, final Replacement replacement, final ValueNode[] arguments) {
        final StringTable.Entry entry = table.intern(literal(context, replacement.method(), arguments[1]));
        final ValueNode[] replaced = new ValueNode[arguments.length + 1];
        replaced[0] = arguments[0];
        replaced[1] = ConstantNode.forInt(entry.offset(), context.getGraph());
        replaced[2] = ConstantNode.forInt(entry.length(), context.getGraph());
        System.arraycopy(arguments, 2, replaced, 3, arguments.length - 2);
        context.handleReplacedInvoke(CallTargetNode.InvokeKind.Static, replacement.byOffset(), replaced, false);
    }

    private static String literal(
            final GraphBuilderContext context, final LiteralMethod method, final ValueNode argument) {
        final JavaConstant constant = argument.asJavaConstant();
        final String literal =
                constant instanceof final HotSpotObjectConstant object ? object.asObject(String.class) : null;
        if (literal == null) {
            throw new KernelRefusedException(SourceLocation.ofUser(context), method.notALiteral());
        }
        if (literal.getBytes(StandardCharsets.UTF_8).length > method.maxLength()) {
            throw new KernelRefusedException(SourceLocation.ofUser(context), method.tooLong());
        }
        return literal;
    }
}
