package io.github.galefs.compiler;

import io.github.galefs.kernel.artefact.ParameterAccess;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import jdk.graal.compiler.graph.Node;
import jdk.graal.compiler.nodes.ParameterNode;
import jdk.graal.compiler.nodes.StructuredGraph;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.memory.FloatingReadNode;
import jdk.graal.compiler.nodes.memory.ReadNode;
import jdk.graal.compiler.nodes.memory.WriteNode;
import jdk.vm.ci.meta.JavaKind;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLAddressNode;

/** Finds how a kernel accesses the memory behind its parameters, by the uses of each in its graph. */
final class ParameterAccesses {
    private ParameterAccesses() {}

    /**
     * Returns the accesses of a kernel.
     *
     * @param graph the kernel's graph, after all phases.
     * @return one access per parameter, in order; a use that is not understood counts as both.
     */
    static List<ParameterAccess> of(final StructuredGraph graph) {
        final int count = graph.method().getSignature().getParameterCount(false);
        final List<ParameterAccess> accesses = new ArrayList<>(Collections.nCopies(count, ParameterAccess.NONE));
        for (final ParameterNode parameter : graph.getNodes(ParameterNode.TYPE)) {
            // A scalar has no memory.
            if (parameter.getStackKind() == JavaKind.Object) {
                accesses.set(parameter.index(), usesOf(parameter));
            }
        }
        return accesses;
    }

    private static ParameterAccess usesOf(final ValueNode pointer) {
        ParameterAccess access = ParameterAccess.NONE;
        for (final Node user : pointer.usages()) {
            access = union(access, use(pointer, user));
        }
        return access;
    }

    private static ParameterAccess use(final ValueNode pointer, final Node user) {
        return switch (user) {
            case OCLAddressNode address -> usesOf(address);
            case ReadNode _, FloatingReadNode _, ConstantOperationNode _ -> ParameterAccess.READ;
            case WriteNode write when write.value() != pointer -> ParameterAccess.WRITE;
            case DeviceOperationNode operation -> operation.accessOf(pointer);
            default -> ParameterAccess.READ_WRITE;
        };
    }

    private static ParameterAccess union(final ParameterAccess a, final ParameterAccess b) {
        final boolean reads = a.reads() || b.reads();
        final boolean writes = a.writes() || b.writes();
        if (reads && writes) {
            return ParameterAccess.READ_WRITE;
        }
        return reads ? ParameterAccess.READ : writes ? ParameterAccess.WRITE : ParameterAccess.NONE;
    }
}
