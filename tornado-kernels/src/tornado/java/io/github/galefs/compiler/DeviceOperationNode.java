package io.github.galefs.compiler;

import io.github.galefs.kernel.artefact.ParameterAccess;
import java.util.HashSet;
import java.util.Set;
import jdk.graal.compiler.core.common.LIRKind;
import jdk.graal.compiler.core.common.type.StampFactory;
import jdk.graal.compiler.graph.NodeClass;
import jdk.graal.compiler.graph.NodeInputList;
import jdk.graal.compiler.lir.LIRInstruction;
import jdk.graal.compiler.lir.Variable;
import jdk.graal.compiler.lir.gen.LIRGeneratorTool;
import jdk.graal.compiler.nodeinfo.NodeCycles;
import jdk.graal.compiler.nodeinfo.NodeInfo;
import jdk.graal.compiler.nodeinfo.NodeSize;
import jdk.graal.compiler.nodes.ConstantNode;
import jdk.graal.compiler.nodes.FixedWithNextNode;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.spi.LIRLowerable;
import jdk.graal.compiler.nodes.spi.NodeLIRBuilderTool;
import jdk.vm.ci.meta.JavaKind;
import jdk.vm.ci.meta.Value;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLLIRStmt;

/** A call of the kernel API, as an expression of OpenCL C. It is fixed at the location of the call. */
@NodeInfo(cycles = NodeCycles.CYCLES_UNKNOWN, size = NodeSize.SIZE_UNKNOWN)
class DeviceOperationNode extends FixedWithNextNode implements LIRLowerable {
    /** Graal's metadata of this node class. */
    public static final NodeClass<DeviceOperationNode> TYPE = NodeClass.create(DeviceOperationNode.class);

    @Input
    private NodeInputList<ValueNode> arguments;

    private final String template;
    private final JavaKind result;

    DeviceOperationNode(final String template, final JavaKind result, final ValueNode... arguments) {
        this(TYPE, template, result, arguments);
    }

    DeviceOperationNode(
            final NodeClass<? extends DeviceOperationNode> type,
            final String template,
            final JavaKind result,
            final ValueNode... arguments) {
        super(type, result == JavaKind.Void ? StampFactory.forVoid() : StampFactory.forKind(result));
        this.template = template;
        this.result = result;
        this.arguments = new NodeInputList<>(this, arguments);
    }

    /**
     * Returns how the operation accesses the memory behind an argument. The first mark of a store is the array that it
     * stores to; a copy reads its first array and writes its second, whose arguments are the first and the third.
     */
    final ParameterAccess accessOf(final ValueNode argument) {
        if (template.startsWith(MemoryOperations.COPY)) {
            final boolean reads = arguments.get(0) == argument;
            final boolean writes = arguments.get(2) == argument;
            return reads && writes ? ParameterAccess.READ_WRITE : reads ? ParameterAccess.READ : ParameterAccess.WRITE;
        }
        if (arguments.get(0) != argument || !template.contains("*((")) {
            return ParameterAccess.READ_WRITE;
        }
        return template.startsWith("*((") && template.contains(" = ") ? ParameterAccess.WRITE : ParameterAccess.READ;
    }

    /**
     * Returns whether the operation accesses elements of an array at one place, and names its address space, so that
     * the array may be in local memory. A call of a function does not: its parameters are global memory.
     */
    final boolean accessesElementsOf(final ValueNode array) {
        return !template.startsWith(MemoryOperations.COPY)
                && template.substring(0, Math.max(0, template.indexOf('#'))).contains(LocalArrays.GLOBAL_SPACE)
                && arguments.get(0) == array
                && arguments.stream().filter(argument -> argument == array).count() == 1;
    }

    /** Returns whether the result is the leader's value, in all work-items of a group. */
    final boolean isBroadcast() {
        return template.equals(WorkItemOperations.BROADCAST);
    }

    /**
     * Returns whether an argument may be a string. Operations on memory of any type have parameters of type Object, and
     * the only objects in a kernel that are not arrays are the strings in its source.
     */
    final boolean mayAccessAString() {
        final Set<ValueNode> seen = new HashSet<>();
        return arguments.stream().anyMatch(argument -> mayBeAString(argument, seen));
    }

    private static boolean mayBeAString(final ValueNode value, final Set<ValueNode> seen) {
        if (value.getStackKind() != JavaKind.Object || !seen.add(value)) {
            return false;
        }
        return value instanceof ConstantNode
                || value.inputs().filter(ValueNode.class).stream().anyMatch(input -> mayBeAString(input, seen));
    }

    @Override
    public void generate(final NodeLIRBuilderTool builder) {
        final LIRGeneratorTool generator = builder.getLIRGeneratorTool();
        final Value[] operands = arguments.stream().map(builder::operand).toArray(Value[]::new);
        final String text = !arguments.isEmpty() && arguments.get(0) instanceof final LocalArrayNode array
                ? LocalArrays.inLocalMemory(template, array)
                : template;
        if (result == JavaKind.Void) {
            appendHere(generator, new OCLLIRStmt.ExprStmt(new TextOp(LIRKind.Illegal, text, operands)));
        } else {
            final LIRKind kind = generator.getLIRKind(stamp);
            final Variable variable = generator.newVariable(kind);
            final LIRInstruction statement = new OCLLIRStmt.AssignStmt(variable, new TextOp(kind, text, operands));
            appendHere(generator, statement);
            builder.setResult(this, variable);
        }
    }

    private void appendHere(final LIRGeneratorTool generator, final LIRInstruction statement) {
        generator.append(statement);
        // TornadoVM's builder does not set it.
        statement.setPosition(getNodeSourcePosition());
    }
}
