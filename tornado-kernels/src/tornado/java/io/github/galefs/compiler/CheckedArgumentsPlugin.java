package io.github.galefs.compiler;

import io.github.galefs.kernel.CollectiveCall;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.vm.ci.meta.ResolvedJavaMethod;

/** Replaces a call of SameArguments by a comparison of each argument with the leader's. */
final class CheckedArgumentsPlugin extends DeviceOperationPlugin {
    private final CheckNodes checks;

    CheckedArgumentsPlugin(final DeviceOperation operation, final CheckNodes checks) {
        super(operation);
        this.checks = checks;
    }

    @Override
    public boolean defaultHandler(
            final GraphBuilderContext context,
            final ResolvedJavaMethod target,
            final Receiver receiver,
            final ValueNode... arguments) {
        final int number = arguments[0].asJavaConstant().asInt();
        final CollectiveCall call = CollectiveCall.of(number);
        for (int i = 1; i < arguments.length; i++) {
            if (call.hasArgument(i - 1)) {
                checks.argument(context, number * CollectiveCall.MAX_ARGUMENTS + i - 1, arguments[i]);
            }
        }
        return true;
    }
}
