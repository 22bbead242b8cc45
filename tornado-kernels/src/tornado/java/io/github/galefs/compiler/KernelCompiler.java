package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.KernelRefusedException;
import io.github.galefs.compiler.subset.MethodKey;
import io.github.galefs.compiler.subset.SubsetCheck;
import io.github.galefs.kernel.artefact.FormText;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelChecks;
import io.github.galefs.kernel.artefact.KernelText;
import io.github.galefs.kernel.artefact.ParameterKind;
import io.github.galefs.kernel.call.HostCall;
import io.github.galefs.kernel.program.KernelForm;
import io.github.galefs.kernel.program.ProgramPart;
import io.github.galefs.kernel.program.ProgramParts;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
     * @param bytecodeHash hash of what is compiled.
     * @param checks  what the kernel checks.
     * @return the kernel.
     * @throws KernelRefusedException if the method is not in the kernel subset.
     */
    KernelArtefact compile(final Method method, final String bytecodeHash, final KernelChecks checks) {
        final SubsetCheck check = new SubsetCheck(
                method.getDeclaringClass().getClassLoader(), operationKeys(), LiteralPlugin.substitutes());
        final Set<String> classes = check.check(method);

        final StringTable strings = new StringTable();
        final ConstantTables tables = new ConstantTables(check.tables());
        final CheckSites sites = new CheckSites();
        final Map<KernelForm, GraphBuilderSuite> builders = graphBuilding.get(checks);
        builders.values().forEach(suite -> suite.begin(strings, tables, sites));
        final Map<KernelForm, CompiledForm> forms = new EnumMap<>(KernelForm.class);
        final boolean suspends = classes.contains(WAITING_CLASS);
        forms.put(KernelForm.LIVE, compile(method, KernelForm.LIVE, suspends, builders.get(KernelForm.LIVE)));
        if (suspends) {
            forms.put(
                    KernelForm.SUSPENDED,
                    compile(method, KernelForm.SUSPENDED, true, builders.get(KernelForm.SUSPENDED)));
        }
        final FunctionText live = forms.get(KernelForm.LIVE).kernel();
        final FunctionText last = forms.getOrDefault(KernelForm.SUSPENDED, forms.get(KernelForm.LIVE))
                .kernel();
        final KernelText text = text(strings.text() + tables.text(), forms);
        return new KernelArtefact(
                method.getDeclaringClass().getName(),
                method.getName(),
                KernelSignature.entryPoint(method.getName()),
                Arrays.stream(method.getParameterTypes())
                        .map(type -> ParameterKind.of(type).orElseThrow())
                        .toList(),
                live.accesses(),
                live.suspension().max(last.suspension()),
                text.needs(),
                live.localBytes().max(last.localBytes()),
                sites.all(),
                strings.strings(),
                tornadoVersion,
                bytecodeHash,
                text.functionsHash(),
                text);
    }

    private static KernelText text(final String literals, final Map<KernelForm, CompiledForm> forms) {
        final String common = literals.isEmpty() ? "" : literals + "\n";
        final Map<KernelForm, FormText> texts = new EnumMap<>(KernelForm.class);
        forms.forEach((form, compiled) -> texts.put(form, compiled.ownText(common)));
        return new KernelText(common, texts);
    }

    /**
     * Compiles methods to the functions that programs share.
     *
     * @param methods methods that are out of line.
     * @return the functions of each form.
     * @throws KernelRefusedException if a method is not in the kernel subset.
     */
    Map<KernelForm, ProgramParts> functions(final List<Method> methods) {
        final Map<KernelForm, ProgramParts> functions = new EnumMap<>(KernelForm.class);
        graphBuilding.get(KernelChecks.NONE).forEach((form, builders) -> {
            builders.begin(new StringTable(), new ConstantTables(List.of()), new CheckSites());
            backend.beginKernel(
                    form,
                    false,
                    kernel -> builders.points(kernel, Optional.empty()),
                    builders.calledFunctions()::endOfGroup);
            methods.forEach(method -> builders.calledFunctions()
                    .add(backend.getProviders().getMetaAccess().lookupJavaMethod(method)));
            functions.put(form, new CompiledForm(form, null, calledFunctions(builders, form)).shareable());
        });
        return functions;
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

    private CompiledForm compile(
            final Method method, final KernelForm form, final boolean suspends, final GraphBuilderSuite builders) {
        final Optional<KernelForm> suspending = suspends ? Optional.of(form) : Optional.empty();
        backend.beginKernel(
                form, suspends, kernel -> builders.points(kernel, suspending), builders.calledFunctions()::endOfGroup);
        compileGraph(backend.getProviders().getMetaAccess().lookupJavaMethod(method), builders);
        return new CompiledForm(form, backend.function(), calledFunctions(builders, form));
    }

    /** Compiles the functions that the last kernel calls, and those that they call. */
    private List<ProgramPart> calledFunctions(final GraphBuilderSuite builders, final KernelForm form) {
        backend.beginFunctions();
        final CalledFunctions calls = builders.calledFunctions();
        final List<String> texts = new ArrayList<>();
        final List<String> names = new ArrayList<>();
        for (int i = 0; i < calls.count(); i++) {
            compileGraph(calls.method(i), builders);
            texts.add(backend.function().text());
            names.add(FunctionSignature.name(calls.method(i)));
        }
        return CompiledForm.parts(form, texts, names);
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
