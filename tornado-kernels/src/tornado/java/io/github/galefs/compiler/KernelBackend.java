package io.github.galefs.compiler;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
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
    private KernelLirBuilder lirBuilder;
    private String functionText;

    KernelBackend(final OCLBackend tornado) {
        super(
                TornadoCoreRuntime.getOptions(),
                tornado.getProviders(),
                (OCLTargetDescription) tornado.getTarget(),
                tornado.getCodeCache(),
                tornado.getDeviceContext());
    }

    /**
     * Returns the text of the last compiled kernel.
     *
     * @return the kernel function in OpenCL C.
     */
    String functionText() {
        return functionText;
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
        final TextLines lines = new TextLines();
        declareVariables(lir, builder, lines);
        new StructuredText((ControlFlowGraph) lir.getControlFlowGraph(), new Blocks(lir, builder, lirBuilder), lines)
                .write();
        final String body = lines.text();
        functionText = KernelSignature.text(method) + " {\n" + Prelude.localsNeededBy(body) + body + "}\n";
    }

    private static void declareVariables(
            final LIR lir, final OCLCompilationResultBuilder builder, final TextLines lines) {
        final TreeMap<String, TreeSet<Integer>> indices = new TreeMap<>();
        final TreeMap<String, String> prefixes = new TreeMap<>();
        for (final int block : lir.linearScanOrder()) {
            for (final LIRInstruction instruction : lir.getLIRforBlock(lir.getBlockById(block))) {
                instruction.forEachOutput((user, value, mode, flags) -> {
                    if (value instanceof final Variable variable) {
                        final String type = typeName(variable);
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
        indices.forEach((type, numbers) -> {
            final List<String> names = new ArrayList<>();
            numbers.forEach(number -> names.add(prefixes.get(type) + number));
            lines.line(type + (type.endsWith("*") ? "" : " ") + String.join(type.endsWith("*") ? ", *" : ", ", names)
                    + ";");
        });
    }

    /**
     * Returns a variable's type in OpenCL C. TornadoVM declares addresses as integers; with pointers, the device's
     * compiler can analyse aliases and vectorise loops.
     */
    private static String typeName(final Variable variable) {
        return variable.getPlatformKind() == OCLKind.ULONG
                ? KernelSignature.POINTER_TYPE
                : variable.getPlatformKind().toString();
    }

    /** Text of the statements in TornadoVM's LIR. */
    private record Blocks(LIR lir, OCLCompilationResultBuilder builder, KernelLirBuilder lirBuilder)
            implements StructuredText.BlockText {
        @Override
        public List<String> statements(final HIRBlock block) {
            final List<String> lines = new ArrayList<>();
            for (final LIRInstruction instruction : lir.getLIRforBlock(block)) {
                if (!(instruction instanceof StandardOp.LabelOp)) {
                    lines.add(
                            printed(() -> instruction.emitCode(builder)).strip().replace("  =  ", " = "));
                }
            }
            return lines;
        }

        @Override
        public String branchOperand(final HIRBlock block) {
            final Value operand = lirBuilder.branchOperand(block);
            return operand instanceof final OCLLIROp expression
                    ? printed(() -> expression.emit(builder))
                    : builder.getAssembler().toString(operand);
        }

        private String printed(final Runnable emission) {
            final int begin = builder.getAssembler().position();
            emission.run();
            return new String(
                    builder.getAssembler().copy(begin, builder.getAssembler().position()), StandardCharsets.UTF_8);
        }
    }
}
