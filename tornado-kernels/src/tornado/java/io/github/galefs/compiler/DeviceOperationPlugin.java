package io.github.galefs.compiler;

import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.graal.compiler.nodes.graphbuilderconf.InvocationPlugin;
import jdk.vm.ci.meta.JavaKind;
import jdk.vm.ci.meta.ResolvedJavaMethod;

/** Replaces a call of the kernel API by its device operation. */
class DeviceOperationPlugin extends InvocationPlugin {
    private final DeviceOperation operation;

    DeviceOperationPlugin(final DeviceOperation operation) {
        super(operation.method().getName(), operation.method().getParameterTypes());
        this.operation = operation;
    }

    @Override
    public boolean defaultHandler(
            final GraphBuilderContext context,
            final ResolvedJavaMethod target,
            final Receiver receiver,
            final ValueNode... arguments) {
        if (operation.template().isEmpty()) {
            return true;
        }
        final JavaKind result = target.getSignature().getReturnKind();
        if (operation.effect() == DeviceOperation.Effect.LOCAL_ARRAY) {
            context.addPush(result, LocalMemoryOperations.array(context, operation, arguments[0]));
            return true;
        }
        final ValueNode node = node(result, checked(context, arguments));
        if (result == JavaKind.Void) {
            context.add(node);
        } else {
            context.addPush(result, node);
        }
        return true;
    }

    /**
     * Returns the arguments of an operation, perhaps after a check.
     *
     * @param context   context of the graph builder, at the call.
     * @param arguments those of the call.
     * @return those of the operation.
     */
    ValueNode[] checked(final GraphBuilderContext context, final ValueNode... arguments) {
        return arguments;
    }

    private ValueNode node(final JavaKind result, final ValueNode... arguments) {
        return switch (operation.effect()) {
            case CONSTANT -> new ConstantOperationNode(operation.template(), result, arguments);
            case NONE -> new DeviceOperationNode(operation.template(), result, arguments);
            case MEMORY -> new DeviceEffectNode(operation.template(), result, arguments);
            case WAIT -> new WaitNode(arguments[0]);
            case LOCAL_ARRAY -> throw new IllegalStateException(operation.method() + " has a node of its own");
        };
    }
}
