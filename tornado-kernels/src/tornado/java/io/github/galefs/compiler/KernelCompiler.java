package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.KernelRefusedException;
import io.github.galefs.compiler.subset.MethodKey;
import io.github.galefs.compiler.subset.SubsetCheck;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelChecks;
import io.github.galefs.kernel.artefact.ParameterKind;
import io.github.galefs.kernel.call.HostCall;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import jdk.graal.compiler.lir.asm.CompilationResultBuilderFactory;
import jdk.graal.compiler.nodes.StructuredGraph;
import jdk.graal.compiler.phases.OptimisticOptimizations;
import jdk.vm.ci.meta.DefaultProfilingInfo;
import jdk.vm.ci.meta.JavaKind;
import jdk.vm.ci.meta.ResolvedJavaMethod;
import jdk.vm.ci.meta.TriState;
import uk.ac.manchester.tornado.drivers.opencl.OCLBackendImpl;
import uk.ac.manchester.tornado.drivers.opencl.graal.backend.OCLBackend;
import uk.ac.manchester.tornado.drivers.opencl.graal.compiler.OCLCompilationResult;
import uk.ac.manchester.tornado.drivers.opencl.graal.compiler.OCLCompiler;
import uk.ac.manchester.tornado.runtime.TornadoCoreRuntime;
import uk.ac.manchester.tornado.runtime.common.BatchCompilationConfig;
import uk.ac.manchester.tornado.runtime.graal.TornadoSuites;
import uk.ac.manchester.tornado.runtime.graal.compiler.TornadoCompilerIdentifier;
import uk.ac.manchester.tornado.runtime.profiler.EmptyProfiler;

/** Compiles static Java methods to kernels, one at a time. Not thread-safe. */
final class KernelCompiler {
    /** Binary name of the class through which every kernel waits for the host. */
    private static final String WAITING_CLASS = HostCall.class.getName().replace('.', '/');

    /** Elements of the arrays that a kernel may have as parameters. */
    private static final List<JavaKind> ARRAY_KINDS = List.of(
            JavaKind.Byte, JavaKind.Short, JavaKind.Char, JavaKind.Int, JavaKind.Long, JavaKind.Float, JavaKind.Double);

    private final KernelBackend backend;
    private final Map<KernelChecks, Map<KernelForm, GraphBuilderSuite>> graphBuilding =
            new EnumMap<>(KernelChecks.class);
    private final LostErrors lostErrors;
    private final String tornadoVersion;

    /**
     * Creates a compiler.
     *
     * @param tornadoVersion version of TornadoVM, for the artefacts.
     */
    KernelCompiler(final String tornadoVersion) {
        final OCLBackend tornado = TornadoCoreRuntime.getTornadoRuntime()
                .getBackend(OCLBackendImpl.class)
                .getDefaultBackend();
        this.backend = new KernelBackend(tornado);
        for (final KernelChecks checks : KernelChecks.values()) {
            final Map<KernelForm, GraphBuilderSuite> ofForms = new EnumMap<>(KernelForm.class);
            for (final KernelForm form : KernelForm.values()) {
                ofForms.put(form, new GraphBuilderSuite(backend.getProviders(), form, checks));
            }
            graphBuilding.put(checks, ofForms);
        }
        this.lostErrors = new LostErrors(backend.getProviders());
        this.tornadoVersion = tornadoVersion;
        checkArrayLayout();
    }

    private void checkArrayLayout() {
        for (final JavaKind kind : ARRAY_KINDS) {
            final int header = backend.getProviders().getMetaAccess().getArrayBaseOffset(kind);
            if (header != KernelArtefact.HEADER_LENGTH) {
                throw new IllegalStateException("the header of an array of " + kind + " has " + header
                        + " bytes in this JVM, but must have " + KernelArtefact.HEADER_LENGTH);
            }
        }
    }

    /**
     * Compiles a method to a kernel.
     *
     * @param method  a static method.
     * @param sources finds and hashes the kernel's sources.
     * @param checks  what the kernel checks.
     * @return the kernel.
     * @throws KernelRefusedException if the method is not in the kernel subset.
     */
    KernelArtefact compile(final Method method, final KernelSources sources, final KernelChecks checks) {
        final SubsetCheck check = new SubsetCheck(
                method.getDeclaringClass().getClassLoader(), operationKeys(), LiteralPlugin.substitutes());
        final Set<String> classes = check.check(method);
        final List<String> sourceNames = sources.closure(classes, check);

        final StringTable strings = new StringTable();
        final ConstantTables tables = new ConstantTables(check.tables());
        final CheckSites sites = new CheckSites();
        final Map<KernelForm, GraphBuilderSuite> builders = graphBuilding.get(checks);
        builders.values().forEach(suite -> suite.begin(strings, tables, sites));
        final FunctionText live = function(method, KernelForm.LIVE, builders.get(KernelForm.LIVE));
        final boolean usesHost = classes.contains(WAITING_CLASS);
        final FunctionText suspended =
                usesHost ? function(method, KernelForm.SUSPENDED, builders.get(KernelForm.SUSPENDED)) : live;
        return new KernelArtefact(
                method.getDeclaringClass().getName(),
                method.getName(),
                KernelSignature.entryPoint(method.getName()),
                Arrays.stream(method.getParameterTypes())
                        .map(type -> ParameterKind.of(type).orElseThrow())
                        .toList(),
                live.accesses(),
                suspended.suspension(),
                sites.all(),
                strings.strings(),
                tornadoVersion,
                sourceNames,
                sources.hash(sourceNames),
                new Prelude()
                        .program(strings.text() + tables.text(), usesHost ? bothForms(live, suspended) : live.text()));
    }

    /**
     * Finds file calls whose errors a kernel loses.
     *
     * @param method a method that compiles.
     * @return see {@link LostErrors#find}.
     */
    List<String> warnings(final Method method) {
        return lostErrors.find(emptyGraph(backend.getProviders().getMetaAccess().lookupJavaMethod(method)));
    }

    private FunctionText function(final Method method, final KernelForm form, final GraphBuilderSuite builders) {
        backend.beginKernel(form, builders::points);
        compileGraph(backend.getProviders().getMetaAccess().lookupJavaMethod(method), builders);
        final FunctionText kernel = backend.function();
        return kernel.withFunctions(calledFunctions(builders, form));
    }

    /** Compiles the functions that the last kernel calls, and those that they call. */
    private String calledFunctions(final GraphBuilderSuite builders, final KernelForm form) {
        backend.beginFunctions();
        final CalledFunctions calls = builders.calledFunctions();
        final StringBuilder declarations = new StringBuilder();
        final StringBuilder definitions = new StringBuilder();
        for (int i = 0; i < calls.count(); i++) {
            declarations.append(FunctionSignature.text(calls.method(i), form)).append(";\n");
            compileGraph(calls.method(i), builders);
            definitions.append('\n').append(backend.function().text());
        }
        return declarations.isEmpty()
                ? ""
                : declarations.append(definitions).append('\n').toString();
    }

    private static String bothForms(final FunctionText live, final FunctionText suspended) {
        return "#ifdef " + KernelArtefact.SUSPENDED + "\n" + suspended.text() + "#else\n" + live.text() + "#endif\n";
    }

    private Set<MethodKey> operationKeys() {
        return DeviceOperation.all(KernelForm.SUSPENDED).stream()
                .map(operation -> MethodKey.of(operation.method()))
                .collect(Collectors.toUnmodifiableSet());
    }

    private static StructuredGraph emptyGraph(final ResolvedJavaMethod method) {
        return new StructuredGraph.Builder(
                        TornadoCoreRuntime.getOptions(),
                        TornadoCoreRuntime.getDebugContext(),
                        StructuredGraph.AllowAssumptions.NO)
                .method(method)
                .compilationId(new TornadoCompilerIdentifier(method.getName(), 0))
                .trackNodeSourcePosition(true)
                .build();
    }

    private void compileGraph(final ResolvedJavaMethod method, final GraphBuilderSuite builders) {
        final StructuredGraph graph = emptyGraph(method);
        final TornadoSuites suites = KernelSuites.of(backend);
        try {
            new OCLCompiler.Request<>(
                            graph,
                            method,
                            null,
                            null,
                            backend.getProviders(),
                            backend,
                            builders.suite(),
                            // No profiles: a branch must not be omitted because it was never taken.
                            OptimisticOptimizations.NONE,
                            DefaultProfilingInfo.get(TriState.UNKNOWN),
                            suites,
                            suites.getLIRSuites(),
                            new OCLCompilationResult("galefs", method.getName(), null, backend),
                            CompilationResultBuilderFactory.Default,
                            true,
                            true,
                            new BatchCompilationConfig(0, 0, 0),
                            new EmptyProfiler())
                    .execute();
        } catch (final RuntimeException | Error failure) {
            throw refusalIn(failure);
        }
    }

    /** Returns the refusal among the causes of a failure: Graal wraps exceptions of plugins and phases. */
    private static RuntimeException refusalIn(final Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof final KernelRefusedException refusal) {
                return refusal;
            }
        }
        return new IllegalStateException("TornadoVM's compiler failed: " + failure, failure);
    }
}
