package io.github.galefs.compiler;

import io.github.galefs.kernel.artefact.LocalBytes;
import io.github.galefs.kernel.artefact.Suspension;
import io.github.galefs.kernel.program.KernelForm;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import jdk.graal.compiler.lir.ConstantValue;
import jdk.graal.compiler.lir.LIR;
import jdk.graal.compiler.lir.LIRInstruction;
import jdk.graal.compiler.lir.StandardOp;
import jdk.graal.compiler.lir.Variable;
import jdk.graal.compiler.lir.gen.LIRGeneratorTool;
import jdk.graal.compiler.nodes.StructuredGraph;
import jdk.graal.compiler.nodes.cfg.ControlFlowGraph;
import jdk.graal.compiler.nodes.cfg.HIRBlock;
import jdk.graal.compiler.nodes.spi.NodeLIRBuilderTool;
import jdk.vm.ci.meta.ResolvedJavaMethod;
import jdk.vm.ci.meta.Value;
import uk.ac.manchester.tornado.api.profiler.TornadoProfiler;
import uk.ac.manchester.tornado.drivers.opencl.OCLTargetDescription;
import uk.ac.manchester.tornado.drivers.opencl.graal.backend.OCLBackend;
import uk.ac.manchester.tornado.drivers.opencl.graal.compiler.OCLCompilationResultBuilder;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLKind;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLLIROp;
import uk.ac.manchester.tornado.runtime.TornadoCoreRuntime;

/**
 * TornadoVM's OpenCL back end with its last steps replaced: the selection of statements, and the text of the kernel.
 *
 * <p>TornadoVM adds four parameters before a kernel's own (context, constant, local and atomics region). No translation
 * in this package uses them, and because of the address spaces of two of them the CUDA driver cannot load the code that
 * NVIDIA's OpenCL compiler produces; so the kernel's signature omits them.
 */
final class KernelBackend extends OCLBackend {
    private KernelForm form = KernelForm.LIVE;
    private boolean suspends;
    private Function<ResolvedJavaMethod, PointText> points = _ -> PointText.UNCHECKED;
    private Function<String, Optional<String>> endOfGroup = _ -> Optional.empty();
    private FunctionWriter writer = this::kernel;
    private KernelLirBuilder lirBuilder;
    private FunctionText function;

    /** Writes a method whose statements are selected. */
    private interface FunctionWriter {
        FunctionText write(OCLCompilationResultBuilder builder, LIR lir, ResolvedJavaMethod method);
    }

    KernelBackend(final OCLBackend tornado) {
        super(
                TornadoCoreRuntime.getOptions(),
                tornado.getProviders(),
                (OCLTargetDescription) tornado.getTarget(),
                tornado.getCodeCache(),
                tornado.getDeviceContext());
    }

    /**
     * Compiles methods to kernels from now on.
     *
     * @param newForm   form of the kernels.
     * @param newSuspends whether work-groups suspend in this form.
     * @param newPoints returns what surrounds the points of a kernel.
     * @param newEnd    returns what a kernel does at the end of a group, by the name of its region.
     */
    void beginKernel(
            final KernelForm newForm,
            final boolean newSuspends,
            final Function<ResolvedJavaMethod, PointText> newPoints,
            final Function<String, Optional<String>> newEnd) {
        form = newForm;
        suspends = newSuspends;
        points = newPoints;
        endOfGroup = newEnd;
        writer = this::kernel;
    }

    /** Compiles methods to functions that kernels of the present form call, from now on. */
    void beginFunctions() {
        writer = this::calledFunction;
    }

    /**
     * Returns the last compiled method.
     *
     * @return the kernel, or the function.
     */
    FunctionText function() {
        return function;
    }

    @Override
    public NodeLIRBuilderTool newNodeLIRBuilder(final StructuredGraph graph, final LIRGeneratorTool generator) {
        lirBuilder = new KernelLirBuilder(graph, generator);
        return lirBuilder;
    }

    @Override
    public void emitCode(
            final OCLCompilationResultBuilder builder,
            final LIR lir,
            final ResolvedJavaMethod method,
            final TornadoProfiler profiler) {
        function = writer.write(builder, lir, method);
    }

    private FunctionText kernel(
            final OCLCompilationResultBuilder builder, final LIR lir, final ResolvedJavaMethod method) {
        final ControlFlowGraph graph = (ControlFlowGraph) lir.getControlFlowGraph();
        final HIRBlock[] blocks = graph.getBlocks();
        final LiveVariables liveness = new LiveVariables(lir, blocks, lirBuilder::branchOperand);
        final Waits waits = new Waits(lir, blocks, liveness);
        final StatementText text = new StatementText(builder);
        final LocalArrays arrays = lirBuilder.localArrays();
        final SuspendedFunction suspended = new SuspendedFunction(
                form,
                KernelSignature.parameterName(method, 0),
                waits,
                lirBuilder.privateArrays(),
                savesOfLocalMemory(waits, new LocalMemoryUse(lir, blocks, text::usesLocalMemory)),
                text::of,
                text::of);
        final Optional<String> end = endOfGroup.apply(KernelSignature.parameterName(method, 0));
        final TextLines lines = new TextLines();
        final Map<String, String> variables = declareVariables(lir, builder, this::typeName, lines);
        final CollectiveText collectives = new CollectiveText(
                lir,
                blocks,
                liveness,
                new FormText(text, lirBuilder, suspended, suspends, end),
                variables,
                points.apply(method));
        if (suspends) {
            suspended.declarations().forEach(lines::line);
        } else {
            lines.line("const int " + FunctionSignature.GROUP + " = (int) get_group_id(0);");
        }
        collectives.resume().forEach(lines::line);
        if (suspends) {
            suspended.resume().forEach(lines::line);
        }
        new StructuredText(graph, collectives, lines).write();
        final String body = lines.text();
        return new FunctionText(
                arrayTypes() + arrays.definition() + collectives.definitions()
                        + KernelSignature.text(
                                method,
                                suspends ? Optional.of(form) : Optional.empty(),
                                GridOperations.parameterFor(body))
                        + " {\n"
                        + arrays.declarations() + (suspends ? suspended.head() : "")
                        + (end.isPresent() && form == KernelForm.LIVE ? "    GALEFS_RETURNS()\n" : "")
                        + collectives.head() + body + collectives.foot() + "}\n",
                suspended.suspension(),
                arrays.bytes(),
                lirBuilder.accesses());
    }

    private FunctionText calledFunction(
            final OCLCompilationResultBuilder builder, final LIR lir, final ResolvedJavaMethod method) {
        final TextLines lines = new TextLines();
        declareVariables(lir, builder, this::typeName, lines);
        final CalledFunctionText text = new CalledFunctionText(lir, new StatementText(builder), lirBuilder);
        new StructuredText((ControlFlowGraph) lir.getControlFlowGraph(), text, lines).write();
        CalledFunctionText.requireNotCollective(method, lines.text());
        return new FunctionText(
                FunctionSignature.text(method, form) + " {\n" + lines.text() + "}\n",
                Suspension.NONE,
                LocalBytes.NONE,
                List.of());
    }

    /** Returns the waits after which local memory may be used. */
    private static Set<Waits.Wait> savesOfLocalMemory(final Waits waits, final LocalMemoryUse use) {
        return waits.all().stream()
                .filter(wait -> use.isUsedAfter(wait.block(), wait.index()))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Returns the definitions of the types of private arrays. */
    private String arrayTypes() {
        return lirBuilder.privateArrays().values().stream()
                .map(PrivateArray::definition)
                .distinct()
                .sorted()
                .collect(Collectors.joining());
    }

    /** Writes the declarations, and returns the variables' types by name. */
    private static Map<String, String> declareVariables(
            final LIR lir,
            final OCLCompilationResultBuilder builder,
            final Function<Variable, String> typeName,
            final TextLines lines) {
        final TreeMap<String, TreeSet<Integer>> indices = new TreeMap<>();
        final TreeMap<String, String> prefixes = new TreeMap<>();
        for (final int block : lir.linearScanOrder()) {
            for (final LIRInstruction instruction : lir.getLIRforBlock(lir.getBlockById(block))) {
                instruction.forEachOutput((user, value, mode, flags) -> {
                    if (value instanceof final Variable variable) {
                        final String type = typeName.apply(variable);
                        final String name = builder.getAssembler().toString(variable);
                        final int split = name.lastIndexOf('_') + 1;
                        prefixes.put(type, name.substring(0, split));
                        indices.computeIfAbsent(type, key -> new TreeSet<>())
                                .add(Integer.parseInt(name.substring(split)));
                    }
                    return value;
                });
            }
        }
        final Map<String, String> typesByName = new HashMap<>();
        indices.forEach((type, numbers) -> {
            final List<String> names = new ArrayList<>();
            numbers.forEach(number -> names.add(prefixes.get(type) + number));
            names.forEach(name -> typesByName.put(name, type));
            lines.line(type + (type.endsWith("*") ? "" : " ") + String.join(type.endsWith("*") ? ", *" : ", ", names)
                    + ";");
        });
        return typesByName;
    }

    /**
     * Returns a variable's type in OpenCL C. TornadoVM declares addresses as integers; with pointers, the device's
     * compiler can analyse aliases and vectorise loops.
     */
    private String typeName(final Variable variable) {
        final PrivateArray array = lirBuilder.privateArrays().get(variable.index);
        if (array != null) {
            return array.typeName();
        }
        return variable.getPlatformKind() == OCLKind.ULONG
                ? KernelSignature.POINTER_TYPE
                : variable.getPlatformKind().toString();
    }

    /** Text of the statements in TornadoVM's LIR. */
    record StatementText(OCLCompilationResultBuilder builder) {
        String of(final LIRInstruction statement) {
            return printed(() -> statement.emitCode(builder)).strip().replace("  =  ", " = ");
        }

        String of(final Value value) {
            return value instanceof final OCLLIROp expression
                    ? printed(() -> expression.emit(builder))
                    : value instanceof final ConstantValue constant
                            ? Constants.text(constant)
                            : builder.getAssembler().toString(value);
        }

        /** Returns whether a statement accesses an array in local memory that is no scratch array. */
        boolean usesLocalMemory(final LIRInstruction statement) {
            return !(statement instanceof StandardOp.LabelOp) && of(statement).contains(LocalArrays.MEMORY);
        }

        private String printed(final Runnable emission) {
            final int begin = builder.getAssembler().position();
            emission.run();
            return new String(
                    builder.getAssembler().copy(begin, builder.getAssembler().position()), StandardCharsets.UTF_8);
        }
    }

    /** Text of the statements, in a form. */
    private record FormText(
            StatementText text,
            KernelLirBuilder lirBuilder,
            SuspendedFunction suspended,
            boolean suspends,
            Optional<String> endOfGroup)
            implements CollectiveText.Statements {
        @Override
        public List<String> lines(final LIRInstruction statement) {
            if (statement instanceof StandardOp.LabelOp) {
                return List.of();
            }
            final List<String> wait = suspended.wait(statement);
            return wait.isEmpty() ? List.of(text.of(statement)) : wait;
        }

        @Override
        public String name(final Variable variable) {
            return text.of(variable);
        }

        @Override
        public String branchOperand(final HIRBlock block) {
            return text.of(lirBuilder.branchOperand(block));
        }

        @Override
        public List<String> beforeLoop(final HIRBlock header) {
            return suspends ? suspended.beforeLoop(header) : List.of();
        }

        @Override
        public List<String> beginOfIteration(final HIRBlock header) {
            return suspends ? suspended.beginOfIteration(header) : List.of();
        }

        @Override
        public List<String> beforeReturn() {
            return suspends
                    ? suspended.end(endOfGroup.orElse(""))
                    : endOfGroup.stream().map(SuspendedFunction::lastToReturn).toList();
        }
    }
}
