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
 * TornadoVM's OpenCL back end, with its last steps replaced: the choice of statements, and the text of a whole kernel.
 *
 * <p>TornadoVM puts four parameters before a kernel's own (context, constant, local and atomics region). Nothing that is translated
 * here uses them, and the address spaces of two of them keep the CUDA driver from loading what NVIDIA's compiler makes of them;
 * so the head is written without.
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
     * The latest kernel.
     *
     * @return its function in OpenCL C.
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

    /** TornadoVM takes addresses for numbers. As pointers, compilers can tell what they point to, and vectorise loops. */
    private static String typeName(final Variable variable) {
        return variable.getPlatformKind() == OCLKind.ULONG
                ? KernelSignature.POINTER_TYPE
                : variable.getPlatformKind().toString();
    }

    /** The statements that TornadoVM's representation holds, as text. */
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
