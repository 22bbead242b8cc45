package io.github.galefs.compiler;

import io.github.galefs.kernel.SameArguments;
import io.github.galefs.kernel.artefact.KernelChecks;
import io.github.galefs.kernel.call.HostCall;
import io.github.galefs.kernel.file.MappingEnd;
import io.github.galefs.kernel.program.KernelForm;
import java.util.List;
import java.util.Optional;
import jdk.graal.compiler.nodes.ConstantNode;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderConfiguration;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.graal.compiler.nodes.graphbuilderconf.InlineInvokePlugin;
import jdk.graal.compiler.nodes.graphbuilderconf.InvocationPlugin;
import jdk.graal.compiler.nodes.graphbuilderconf.InvocationPlugins;
import jdk.graal.compiler.phases.PhaseSuite;
import jdk.graal.compiler.phases.tiers.HighTierContext;
import jdk.graal.compiler.phases.util.Providers;
import jdk.graal.compiler.replacements.StandardGraphBuilderPlugins;
import jdk.vm.ci.meta.JavaKind;
import jdk.vm.ci.meta.ResolvedJavaMethod;
import uk.ac.manchester.tornado.runtime.graal.compiler.TornadoInternalGraphBuilder;

/**
 * The phase that builds a kernel's graph from bytecode. Calls of the kernel API become device operations, and those of
 * methods that are out of line become calls of functions; all other calls are inlined, which is possible because
 * kernels have no recursion.
 */
final class GraphBuilderSuite {
    private final LiteralPlugin literals;
    private final CalledFunctions calledFunctions;
    private final OwnArrayPlugin arrays = new OwnArrayPlugin();
    private final KernelForm form;
    private final KernelChecks checks;
    private final CheckNodes checkNodes = new CheckNodes();
    private CheckSites sites = new CheckSites();
    private final PhaseSuite<HighTierContext> suite = new PhaseSuite<>();

    GraphBuilderSuite(final Providers providers, final KernelForm form, final KernelChecks checks) {
        this.form = form;
        this.checks = checks;
        this.literals = new LiteralPlugin(providers.getMetaAccess());
        this.calledFunctions = new CalledFunctions(form, new EndOfGroup(providers.getMetaAccess()));
        // TornadoVM's own plugins are not registered: they serve its own API, and their Math.abs does not compile.
        final InvocationPlugins invocations = new InvocationPlugins();
        StandardGraphBuilderPlugins.registerInvocationPlugins(
                providers.getSnippetReflection(), invocations, false, false, false);
        for (final DeviceOperation operation : DeviceOperation.all(form)) {
            new InvocationPlugins.Registration(invocations, operation.method().getDeclaringClass())
                    .register(operationPlugin(operation));
        }
        new InvocationPlugins.Registration(invocations, HostCall.class).register(new FormPlugin(form));
        final GraphBuilderConfiguration.Plugins plugins = new GraphBuilderConfiguration.Plugins(invocations);
        plugins.appendNodePlugin(literals);
        plugins.appendNodePlugin(calledFunctions);
        plugins.appendNodePlugin(new DisabledAssertions());
        if (checks == KernelChecks.ALL) {
            plugins.appendNodePlugin(new CheckedElementPlugin(checkNodes, List.of(arrays, ElementPlugin.ofAll())));
        }
        plugins.appendNodePlugin(arrays);
        plugins.appendNodePlugin(ElementPlugin.ofNarrow());
        plugins.appendInlineInvokePlugin(new InlineAll());
        plugins.setClassInitializationPlugin(new NoClassInitialization());
        suite.appendPhase(new TornadoInternalGraphBuilder(GraphBuilderConfiguration.getSnippetDefault(plugins)
                .withEagerResolving(true)
                .withNodeSourcePosition(true)));
        if (checks == KernelChecks.ALL) {
            suite.appendPhase(new DivisorCheckPhase(checkNodes));
        }
    }

    private DeviceOperationPlugin operationPlugin(final DeviceOperation operation) {
        return switch (checks) {
            case NONE -> new DeviceOperationPlugin(operation);
            case ALL -> checkedPlugin(operation);
        };
    }

    private DeviceOperationPlugin checkedPlugin(final DeviceOperation operation) {
        final Class<?> api = operation.method().getDeclaringClass();
        return api == SameArguments.class
                ? new CheckedArgumentsPlugin(operation, checkNodes)
                : api == MappingEnd.class
                        ? new CheckedMappingPlugin(operation, checkNodes)
                        : new CheckedOperationPlugin(operation, checkNodes);
    }

    /**
     * Returns what surrounds the points of a kernel.
     *
     * @param method the kernel's method.
     * @param suspending form of a kernel whose work-groups suspend.
     * @return the text, for one kernel.
     */
    PointText points(final ResolvedJavaMethod method, final Optional<KernelForm> suspending) {
        return switch (checks) {
            case NONE -> PointText.UNCHECKED;
            case ALL -> new CheckedPoints(sites, suspending, KernelSignature.parameterName(method, 0));
        };
    }

    /**
     * Starts a kernel.
     *
     * @param strings receives the kernel's string literals.
     * @param tables  the kernel's static arrays.
     * @param ofKernel receives the kernel's checks.
     */
    void begin(final StringTable strings, final ConstantTables tables, final CheckSites ofKernel) {
        sites = ofKernel;
        checkNodes.begin(sites);
        literals.begin(strings);
        arrays.begin(tables);
        calledFunctions.begin();
    }

    /**
     * Returns the functions that the graphs since the start of the kernel call.
     *
     * @return the collection, which grows with each graph.
     */
    CalledFunctions calledFunctions() {
        return calledFunctions;
    }

    /**
     * Returns the suite.
     *
     * @return a suite that consists of the graph builder phase.
     */
    PhaseSuite<HighTierContext> suite() {
        return suite;
    }

    /** Folds the question in which form a kernel is, so that the other form's code is not in its graph. */
    private static final class FormPlugin extends InvocationPlugin {
        private final KernelForm form;

        FormPlugin(final KernelForm form) {
            super("isSuspended");
            this.form = form;
        }

        @Override
        public boolean defaultHandler(
                final GraphBuilderContext context,
                final ResolvedJavaMethod target,
                final Receiver receiver,
                final ValueNode... arguments) {
            context.addPush(JavaKind.Boolean, ConstantNode.forBoolean(form == KernelForm.SUSPENDED));
            return true;
        }
    }

    private static final class InlineAll implements InlineInvokePlugin {
        @Override
        public InlineInfo shouldInlineInvoke(
                final GraphBuilderContext context, final ResolvedJavaMethod method, final ValueNode[] arguments) {
            return InlineInfo.createStandardInlineInfo(method);
        }
    }
}
