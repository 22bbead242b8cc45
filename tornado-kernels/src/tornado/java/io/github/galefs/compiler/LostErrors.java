package io.github.galefs.compiler;

import io.github.galefs.kernel.OutOfLine;
import io.github.galefs.kernel.file.DeviceFile;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import jdk.graal.compiler.graph.Node;
import jdk.graal.compiler.graph.NodeSourcePosition;
import jdk.graal.compiler.nodes.CallTargetNode;
import jdk.graal.compiler.nodes.FrameState;
import jdk.graal.compiler.nodes.InvokeNode;
import jdk.graal.compiler.nodes.PhiNode;
import jdk.graal.compiler.nodes.ProxyNode;
import jdk.graal.compiler.nodes.StructuredGraph;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.calc.ConvertNode;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderConfiguration;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.graal.compiler.nodes.graphbuilderconf.InlineInvokePlugin;
import jdk.graal.compiler.nodes.graphbuilderconf.InvocationPlugins;
import jdk.graal.compiler.nodes.java.MethodCallTargetNode;
import jdk.graal.compiler.nodes.util.GraphUtil;
import jdk.graal.compiler.phases.OptimisticOptimizations;
import jdk.graal.compiler.phases.PhaseSuite;
import jdk.graal.compiler.phases.tiers.HighTierContext;
import jdk.graal.compiler.phases.util.Providers;
import jdk.vm.ci.meta.JavaConstant;
import jdk.vm.ci.meta.ResolvedJavaMethod;
import uk.ac.manchester.tornado.runtime.graal.compiler.TornadoInternalGraphBuilder;

/**
 * Finds the file calls of a kernel whose errors are lost: those with a result that nothing uses, and opens with a
 * result that is used as an fd and for nothing else.
 *
 * <p>It has a graph of its own, in which the kernel's own methods are inlined and calls of the kernel API are not. Any
 * use of an fd other than as an fd counts as a check of it, and any use of another result as well: it warns too rarely
 * rather than without cause.
 */
final class LostErrors {
    private static final String ACCESS = "; test whether it is negative, or store it in an array";

    /** Calls whose results must be used, with what to write instead. */
    private static final Map<String, String> UNUSED = Map.of(
            "gopen", "ignores the fd or error that gopen returns; test whether it is negative, and close the fd",
            "gread", "ignores the bytes or error that gread returns" + ACCESS,
            "gwrite", "ignores the bytes or error that gwrite returns" + ACCESS,
            "gmap", "ignores the offset or error that gmap returns; test whether it is from LOWEST_ERROR to -1",
            "gclose",
                    "ignores what gclose of a file open for writing returns, which may be the error of a lost write"
                            + ACCESS);

    private static final String UNCHECKED = "uses what gopen returns as an fd, but it may be an error" + ACCESS;

    /** Calls with an fd as their second argument. */
    private static final Set<String> TAKE_FD = Set.of("gread", "gwrite", "gmap", "gfstat", "gclose");

    private static final int FD_ARGUMENT = 1;

    /** Bits of the flags of an open that say for what a file is open. */
    private static final int ACCESS_MODE = DeviceFile.O_WRONLY | DeviceFile.O_RDWR;

    private final Providers providers;
    private final TornadoInternalGraphBuilder builder;

    LostErrors(final Providers providers) {
        this.providers = providers;
        final GraphBuilderConfiguration.Plugins plugins =
                new GraphBuilderConfiguration.Plugins(new InvocationPlugins());
        plugins.appendInlineInvokePlugin(new InlineOwn());
        plugins.setClassInitializationPlugin(new NoClassInitialization());
        this.builder = new TornadoInternalGraphBuilder(GraphBuilderConfiguration.getSnippetDefault(plugins)
                .withEagerResolving(true)
                .withNodeSourcePosition(true));
    }

    /**
     * Finds the calls of a kernel.
     *
     * @param graph empty graph of a kernel that compiles.
     * @return a warning for each call: class, method, file and line, what is lost, and what to write instead.
     */
    List<String> find(final StructuredGraph graph) {
        builder.apply(graph, new HighTierContext(providers, new PhaseSuite<>(), OptimisticOptimizations.NONE));
        final Map<String, List<InvokeNode>> calls = new LinkedHashMap<>();
        for (final InvokeNode call : graph.getNodes().filter(InvokeNode.class)) {
            if (isFileCall(call.callTarget())) {
                calls.computeIfAbsent(place(call), absent -> new ArrayList<>()).add(call);
            }
        }
        final Set<String> warnings = new LinkedHashSet<>();
        calls.values().forEach(copies -> addWarnings(copies, warnings));
        return List.copyOf(warnings);
    }

    private static String place(final InvokeNode call) {
        final NodeSourcePosition position = call.getNodeSourcePosition();
        return position.getMethod().format("%H.%n(%p)@") + position.getBCI();
    }

    /** Of a call whose result only some of the callers of its method lose, the warning names those callers. */
    private static void addWarnings(final List<InvokeNode> copies, final Set<String> warnings) {
        final List<InvokeNode> losing =
                copies.stream().filter(copy -> warning(copy) != null).toList();
        for (final InvokeNode copy : losing) {
            final NodeSourcePosition position = copy.getNodeSourcePosition();
            final NodeSourcePosition caller =
                    losing.size() < copies.size() ? Objects.requireNonNull(position.getCaller()) : position;
            warnings.add(SourceLocation.ofUser(caller) + ": " + warning(copy));
        }
    }

    private static String warning(final InvokeNode call) {
        final String name = call.callTarget().targetMethod().getName();
        if (isUsed(call, false, new HashSet<>())) {
            return name.equals("gopen") && !isUsed(call, true, new HashSet<>()) ? UNCHECKED : null;
        }
        return name.equals("gclose") && !isOpenForWriting(fd(call)) ? null : UNUSED.get(name);
    }

    private static boolean isUsed(final ValueNode value, final boolean otherThanAsFd, final Set<Node> seen) {
        for (final Node user : value.usages()) {
            final boolean isUse = switch (user) {
                case FrameState _ -> false;
                case PhiNode _, ProxyNode _, ConvertNode _ ->
                    seen.add(user) && isUsed((ValueNode) user, otherThanAsFd, seen);
                case MethodCallTargetNode call -> !(otherThanAsFd && takesFd(call, value));
                default -> true;
            };
            if (isUse) {
                return true;
            }
        }
        return false;
    }

    private static boolean takesFd(final MethodCallTargetNode call, final ValueNode fd) {
        return isFileCall(call)
                && TAKE_FD.contains(call.targetMethod().getName())
                && call.arguments().get(FD_ARGUMENT) == fd
                && call.arguments().filter(argument -> argument == fd).count() == 1;
    }

    private static boolean isFileCall(final CallTargetNode call) {
        return call.targetMethod().getDeclaringClass().toJavaName().equals(DeviceFile.class.getName());
    }

    private static ValueNode fd(final InvokeNode call) {
        return call.callTarget().arguments().get(FD_ARGUMENT);
    }

    /** Returns false as well if it is not known. */
    private static boolean isOpenForWriting(final ValueNode fd) {
        return switch (GraphUtil.unproxify(fd)) {
            case final InvokeNode open
            when isFileCall(open.callTarget())
                    && open.callTarget().targetMethod().getName().equals("gopen") -> {
                final JavaConstant flags = open.callTarget().arguments().last().asJavaConstant();
                yield flags != null && (flags.asInt() & ACCESS_MODE) != DeviceFile.O_RDONLY;
            }
            default -> false;
        };
    }

    private static final class InlineOwn implements InlineInvokePlugin {
        @Override
        public InlineInfo shouldInlineInvoke(
                final GraphBuilderContext context, final ResolvedJavaMethod method, final ValueNode[] arguments) {
            return SourceLocation.isLibrary(method) || method.isAnnotationPresent(OutOfLine.class)
                    ? InlineInfo.DO_NOT_INLINE_NO_EXCEPTION
                    : InlineInfo.createStandardInlineInfo(method);
        }
    }
}
