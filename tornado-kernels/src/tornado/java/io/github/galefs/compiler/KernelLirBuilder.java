package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.KernelRefusedException;
import io.github.galefs.kernel.artefact.ParameterAccess;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.graal.compiler.core.common.LIRKind;
import jdk.graal.compiler.core.common.type.StampFactory;
import jdk.graal.compiler.graph.Node;
import jdk.graal.compiler.lir.Variable;
import jdk.graal.compiler.lir.gen.LIRGeneratorTool;
import jdk.graal.compiler.nodes.AbstractEndNode;
import jdk.graal.compiler.nodes.AbstractMergeNode;
import jdk.graal.compiler.nodes.BeginNode;
import jdk.graal.compiler.nodes.ConstantNode;
import jdk.graal.compiler.nodes.EndNode;
import jdk.graal.compiler.nodes.IfNode;
import jdk.graal.compiler.nodes.LogicNode;
import jdk.graal.compiler.nodes.LoopEndNode;
import jdk.graal.compiler.nodes.LoopExitNode;
import jdk.graal.compiler.nodes.NodeView;
import jdk.graal.compiler.nodes.ParameterNode;
import jdk.graal.compiler.nodes.PhiNode;
import jdk.graal.compiler.nodes.PiNode;
import jdk.graal.compiler.nodes.ReturnNode;
import jdk.graal.compiler.nodes.StartNode;
import jdk.graal.compiler.nodes.StructuredGraph;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.ValuePhiNode;
import jdk.graal.compiler.nodes.calc.AbstractNormalizeCompareNode;
import jdk.graal.compiler.nodes.calc.ConditionalNode;
import jdk.graal.compiler.nodes.cfg.HIRBlock;
import jdk.graal.compiler.nodes.extended.SwitchNode;
import jdk.graal.compiler.nodes.memory.FloatingReadNode;
import jdk.graal.compiler.nodes.memory.MemoryPhiNode;
import jdk.graal.compiler.nodes.memory.ReadNode;
import jdk.graal.compiler.nodes.memory.WriteNode;
import jdk.vm.ci.meta.Value;
import uk.ac.manchester.tornado.drivers.opencl.graal.compiler.OCLNodeLIRBuilder;
import uk.ac.manchester.tornado.drivers.opencl.graal.compiler.OCLNodeMatchRules;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLAddressNode;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLKind;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLLIRStmt.AssignStmt;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLLIRStmt.ExprStmt;

/**
 * Translates the nodes of a graph to statements, on top of TornadoVM's own builder.
 *
 * <p>Every kind of node is translated here, or listed here as one that TornadoVM translates correctly, or refused.
 * Control flow produces no statements: {@link StructuredText} writes it from the graph, with the conditions stored
 * here.
 */
final class KernelLirBuilder extends OCLNodeLIRBuilder {
    /** Kind of an address in local memory: see {@link LocalArrays}. */
    private static final LIRKind LOCAL_ADDRESS = LIRKind.value(OCLKind.LONG);

    private final Map<HIRBlock, Value> branchOperands = new HashMap<>();
    private final Map<HIRBlock, Value> returnOperands = new HashMap<>();
    private final Map<Integer, PrivateArray> privateArrays = new HashMap<>();
    private List<ParameterAccess> accesses = List.of();
    private LocalArrays localArrays;
    private final Conditions conditions = new Conditions(this::operand);

    KernelLirBuilder(final StructuredGraph graph, final LIRGeneratorTool generator) {
        super(graph, generator, new OCLNodeMatchRules(generator));
    }

    /**
     * Returns the operand of the branch at the end of a block.
     *
     * @param block block that ends in an {@code if} or a {@code switch}.
     * @return the condition, or the value to switch on.
     */
    Value branchOperand(final HIRBlock block) {
        return branchOperands.get(block);
    }

    /**
     * Returns the operand of the return at the end of a block.
     *
     * @param block block that ends in a return.
     * @return the value to return, or null if the function returns none.
     */
    Value returnOperand(final HIRBlock block) {
        return returnOperands.get(block);
    }

    /** Returns whether the function returns a value. */
    boolean returnsValue() {
        return !returnOperands.isEmpty();
    }

    /**
     * Returns how the kernel accesses its parameters.
     *
     * @return one access per parameter, in order.
     */
    List<ParameterAccess> accesses() {
        return List.copyOf(accesses);
    }

    /**
     * Returns the kernel's arrays in local memory.
     *
     * @return the arrays, with their places.
     */
    LocalArrays localArrays() {
        return localArrays;
    }

    /**
     * Returns the variables that are arrays.
     *
     * @return each array, by the index of its variable.
     */
    Map<Integer, PrivateArray> privateArrays() {
        return Map.copyOf(privateArrays);
    }

    @Override
    protected void emitPrologue(final StructuredGraph graph, final boolean isKernel) {
        accesses = ParameterAccesses.of(graph);
        localArrays = new LocalArrays(graph);
        for (final ParameterNode parameter : graph.getNodes(ParameterNode.TYPE)) {
            final String name = KernelSignature.parameterName(graph.method(), parameter.index());
            setResult(parameter, TextOp.repeatable(kindOf(parameter), name));
        }
    }

    @Override
    protected void emitNode(final ValueNode node) {
        switch (node) {
            case DeviceOperationNode operation -> operation.generate(this);
            case PrivateArrayNode array -> emitPrivateArray(array);
            case ConstantOperationNode operation -> emitConstantOperation(operation);
            case ConditionalNode conditional -> emitConditionalNode(conditional);
            case AbstractNormalizeCompareNode compare -> emitNormalizedCompare(compare);
            case PiNode narrowed -> setResult(narrowed, operand(narrowed.object()));
            case WriteNode write -> emitWrite(write);
            case LocalArrayNode array -> {
                if (array.hasUsages()) {
                    setResult(array, TextOp.repeatable(LOCAL_ADDRESS, localArrays.address(array)));
                }
            }
            case OCLAddressNode address ->
                define(
                        address,
                        address.getBase() instanceof LocalArrayNode ? LOCAL_ADDRESS : kindOf(address.getBase()),
                        "# + #",
                        operand(address.getBase()),
                        operand(address.getIndex()));
            case ReadNode read -> emitRead(read, read.getAddress());
            case FloatingReadNode read -> emitRead(read, read.getAddress());
            case ReturnNode last
            when last.result() != null -> returnOperands.put(currentBlock(), operand(last.result()));
            case final ValueNode other when isTranslatedByTornado(other) -> super.emitNode(other);
            case final ValueNode other when leavesNoStatement(other) -> {}
            default -> emitArithmetic(node);
        }
    }

    /**
     * Constants, and the ends of blocks, for which TornadoVM calls the {@code emit} and {@code visit} methods below.
     */
    private static boolean isTranslatedByTornado(final ValueNode node) {
        return node instanceof ConstantNode
                || node instanceof IfNode
                || node instanceof SwitchNode
                || node instanceof AbstractEndNode;
    }

    /** Nodes of control flow, nodes that already have a value, and conditions, which are translated at their use. */
    private static boolean leavesNoStatement(final ValueNode node) {
        return node instanceof AbstractMergeNode
                || node instanceof LoopExitNode
                || node instanceof BeginNode
                || node instanceof StartNode
                || node instanceof ReturnNode
                || node instanceof ParameterNode
                || node instanceof ValuePhiNode
                || node instanceof MemoryPhiNode
                || node instanceof ConstantTableNode
                || node instanceof LogicNode;
    }

    private void emitPrivateArray(final PrivateArrayNode node) {
        final PrivateArray array = node.array();
        final LIRKind kind = gen.getLIRKind(StampFactory.forKind(array.kind()));
        final Variable variable = gen.newVariable(kind);
        append(new AssignStmt(variable, new TextOp(kind, array.zeros())));
        privateArrays.put(variable.index, array);
        setResult(node, variable);
    }

    private void emitConstantOperation(final ConstantOperationNode node) {
        final Value[] operands = node.arguments().stream().map(this::operand).toArray(Value[]::new);
        define(node, kindOf(node), node.template(), operands);
    }

    private void emitWrite(final WriteNode node) {
        final String type = kindOf(node.value()).getPlatformKind().toString();
        final TextOp store = new TextOp(
                LIRKind.Illegal,
                access(type, node.getAddress()) + " = #",
                operand(node.getAddress()),
                operand(node.value()));
        append(new ExprStmt(store));
    }

    private void emitArithmetic(final ValueNode node) {
        final String template = Arithmetic.template(node);
        if (template == null) {
            throw refused(node);
        }
        final Value[] operands = node.inputs().filter(ValueNode.class).stream()
                .map(this::operand)
                .toArray(Value[]::new);
        define(node, kindOf(node), template, operands);
    }

    private void emitRead(final ValueNode node, final ValueNode address) {
        final LIRKind kind = kindOf(node);
        assign(node, new TextOp(kind, access(kind.getPlatformKind().toString(), address), operand(address)));
    }

    private static String access(final String type, final ValueNode address) {
        final String global = "*((" + MemoryOperations.pointerTo(type) + ") #)";
        return address instanceof final OCLAddressNode place && place.getBase() instanceof final LocalArrayNode array
                ? LocalArrays.inLocalMemory(global, array)
                : global;
    }

    /**
     * Defines a node's value: as an expression to be written at its single use, if that is in the same block and so
     * before any phi changes; otherwise as a variable.
     */
    private void define(final ValueNode node, final LIRKind kind, final String template, final Value... operands) {
        if (isUsedOnceInItsBlock(node)) {
            setResult(node, TextOp.repeatable(kind, template, operands));
        } else {
            assign(node, TextOp.repeatable(kind, template, operands));
        }
    }

    private boolean isUsedOnceInItsBlock(final ValueNode node) {
        Node user = node;
        do {
            if (user.getUsageCount() != 1) {
                return false;
            }
            user = user.usages().first();
        } while (user instanceof LogicNode);
        return !(user instanceof PhiNode) && blockOf(user) == currentBlock();
    }

    private HIRBlock blockOf(final Node node) {
        return node.graph() instanceof final StructuredGraph graph
                ? graph.getLastSchedule().getNodeToBlockMap().get(node)
                : null;
    }

    private static KernelRefusedException refused(final ValueNode node) {
        return SourceLocation.refusal(node, SourceLocation.NO_TRANSLATION);
    }

    @Override
    public void emitConditionalNode(final ConditionalNode node) {
        assign(
                node,
                TextOp.repeatable(
                        kindOf(node),
                        "# ? # : #",
                        condition(node.condition()),
                        operand(node.trueValue()),
                        operand(node.falseValue())));
    }

    private void emitNormalizedCompare(final AbstractNormalizeCompareNode node) {
        final Value less = condition(node.createLowerComparison());
        final Value equal = condition(node.createEqualComparison());
        assign(node, TextOp.repeatable(kindOf(node), "# ? (-1) : # ? 0 : 1", less, equal));
    }

    private Value condition(final LogicNode node) {
        final TextOp text = conditions.translate(node);
        if (text == null) {
            throw refused(node);
        }
        return text;
    }

    @Override
    public void emitIf(final IfNode node) {
        branchOperands.put(currentBlock(), condition(node.condition()));
    }

    @Override
    public void emitSwitch(final SwitchNode node) {
        branchOperands.put(currentBlock(), operand(node.value()));
    }

    private HIRBlock currentBlock() {
        return (HIRBlock) gen.getCurrentBlock();
    }

    @Override
    public void visitMerge(final AbstractMergeNode merge) {
        // The phis were assigned at the ends of the predecessors.
    }

    @Override
    public void visitEndNode(final AbstractEndNode end) {
        if (end instanceof EndNode) {
            movePhis(end.merge(), end);
        }
    }

    @Override
    public void visitLoopEnd(final LoopEndNode end) {
        movePhis(end.loopBegin(), end);
    }

    private void movePhis(final AbstractMergeNode merge, final AbstractEndNode end) {
        final PhiMoves<Value> moves = new PhiMoves<>();
        for (final ValuePhiNode phi : merge.valuePhis()) {
            final ValueNode source = phi.valueAt(end);
            moves.add(
                    operandForPhi(phi),
                    source instanceof final ValuePhiNode other ? operandForPhi(other) : operand(source));
        }
        moves.emit(
                (destination, source) -> append(new AssignStmt(
                        gen.asAllocatable(destination), new TextOp((LIRKind) destination.getValueKind(), "#", source))),
                overwritten -> {
                    final Variable saved = gen.newVariable(overwritten.getValueKind());
                    append(new AssignStmt(saved, overwritten));
                    return saved;
                });
    }

    private LIRKind kindOf(final ValueNode node) {
        return gen.getLIRKind(node.stamp(NodeView.DEFAULT));
    }

    private void assign(final ValueNode node, final TextOp value) {
        final Variable result = gen.newVariable(value.getLIRKind());
        append(new AssignStmt(result, value));
        setResult(node, result);
    }
}
