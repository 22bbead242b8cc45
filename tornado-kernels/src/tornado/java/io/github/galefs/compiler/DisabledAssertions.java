package io.github.galefs.compiler;

import jdk.graal.compiler.nodes.ConstantNode;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.graal.compiler.nodes.graphbuilderconf.NodePlugin;
import jdk.vm.ci.meta.JavaKind;
import jdk.vm.ci.meta.ResolvedJavaField;

/**
 * Removes the assertions of the JDK's methods, which are off unless a JVM is started with -esa. {@code SubsetCheck}
 * refuses a kernel's own.
 */
final class DisabledAssertions implements NodePlugin {
    @Override
    public boolean handleLoadStaticField(final GraphBuilderContext context, final ResolvedJavaField field) {
        if (!field.isSynthetic() || !field.getName().equals("$assertionsDisabled")) {
            return false;
        }
        context.addPush(JavaKind.Boolean, ConstantNode.forBoolean(true));
        return true;
    }
}
