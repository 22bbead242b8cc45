package io.github.galefs.compiler;

import java.util.List;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.extended.GuardingNode;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.graal.compiler.nodes.graphbuilderconf.NodePlugin;
import jdk.vm.ci.meta.JavaKind;

/** Builds accesses to elements with a check of the index before each. Other plugins build the access itself. */
final class CheckedElementPlugin implements NodePlugin {
    private final CheckNodes checks;
    private final List<NodePlugin> accesses;

    /**
     * Creates a plugin.
     *
     * @param checks   builds the checks.
     * @param accesses build the accesses: the first that handles one, and one does.
     */
    CheckedElementPlugin(final CheckNodes checks, final List<NodePlugin> accesses) {
        this.checks = checks;
        this.accesses = List.copyOf(accesses);
    }

    @Override
    public boolean handleLoadIndexed(
            final GraphBuilderContext context,
            final ValueNode array,
            final ValueNode index,
            final GuardingNode boundsCheck,
            final JavaKind kind) {
        final ValueNode checked = checks.index(context, array, index, kind);
        return accesses.stream()
                .anyMatch(access -> access.handleLoadIndexed(context, array, checked, boundsCheck, kind));
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
        final ValueNode checked = checks.index(context, array, index, kind);
        return accesses.stream()
                .anyMatch(access ->
                        access.handleStoreIndexed(context, array, checked, boundsCheck, storeCheck, kind, value));
    }
}
