package io.github.galefs.compiler;

import jdk.graal.compiler.nodes.ConstantNode;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.vm.ci.meta.JavaKind;
import jdk.vm.ci.meta.ResolvedJavaMethod;

/** Replaces calls of MappingEnd by the number of the mapping's check, and by the report of a mapping left open. */
final class CheckedMappingPlugin extends DeviceOperationPlugin {
    private final CheckNodes checks;

    CheckedMappingPlugin(final DeviceOperation operation, final CheckNodes checks) {
        super(operation);
        this.checks = checks;
    }

    @Override
    public boolean defaultHandler(
            final GraphBuilderContext context,
            final ResolvedJavaMethod target,
            final Receiver receiver,
            final ValueNode... arguments) {
        if (target.getSignature().getReturnKind() == JavaKind.Int) {
            context.addPush(JavaKind.Int, ConstantNode.forInt(checks.mapping(context)));
        } else {
            checks.reportMapping(context, arguments[1], arguments[2]);
        }
        return true;
    }
}
