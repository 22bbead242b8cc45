package io.github.galefs.compiler;

import java.util.List;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderConfiguration;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.graal.compiler.nodes.graphbuilderconf.InlineInvokePlugin;
import jdk.graal.compiler.nodes.graphbuilderconf.InvocationPlugins;
import jdk.graal.compiler.phases.PhaseSuite;
import jdk.graal.compiler.phases.tiers.HighTierContext;
import jdk.graal.compiler.phases.util.Providers;
import jdk.graal.compiler.replacements.StandardGraphBuilderPlugins;
import jdk.vm.ci.meta.ResolvedJavaMethod;
import uk.ac.manchester.tornado.runtime.graal.compiler.TornadoInternalGraphBuilder;

/**
 * How bytecode becomes a graph: the kernel API's methods become device operations, every other call is replaced by the method that is
 * called. OpenCL devices do so, too, and there is no recursion.
 */
final class GraphBuilderSuite {
    private final LiteralPathPlugin literals;
    private final PhaseSuite<HighTierContext> suite = new PhaseSuite<>();

    GraphBuilderSuite(final Providers providers, final List<DeviceOperation> operations) {
        this.literals = new LiteralPathPlugin(providers.getMetaAccess());
        // TornadoVM's own plugins are left out. They serve its own API, and make of Math.abs what does not compile.
        final InvocationPlugins invocations = new InvocationPlugins();
        StandardGraphBuilderPlugins.registerInvocationPlugins(
                providers.getSnippetReflection(), invocations, false, false, false);
        for (final DeviceOperation operation : operations) {
            new InvocationPlugins.Registration(invocations, operation.method().getDeclaringClass())
                    .register(new DeviceOperationPlugin(operation));
        }
        final GraphBuilderConfiguration.Plugins plugins = new GraphBuilderConfiguration.Plugins(invocations);
        plugins.appendNodePlugin(literals);
        plugins.appendInlineInvokePlugin(new InlineAll());
        suite.appendPhase(new TornadoInternalGraphBuilder(GraphBuilderConfiguration.getSnippetDefault(plugins)
                .withEagerResolving(true)
                .withNodeSourcePosition(true)));
    }

    /**
     * Begins a kernel.
     *
     * @param strings takes its literals.
     */
    void begin(final StringTable strings) {
        literals.begin(strings);
    }

    /**
     * The phase that builds graphs.
     *
     * @return in a suite of its own.
     */
    PhaseSuite<HighTierContext> suite() {
        return suite;
    }

    private static final class InlineAll implements InlineInvokePlugin {
        @Override
        public InlineInfo shouldInlineInvoke(
                final GraphBuilderContext context, final ResolvedJavaMethod method, final ValueNode[] arguments) {
            return InlineInfo.createStandardInlineInfo(method);
        }
    }
}
