package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.KernelRefusedException;
import io.github.galefs.kernel.GroupScratch;
import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.artefact.KernelArtefact;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import jdk.graal.compiler.core.common.type.StampFactory;
import jdk.graal.compiler.core.common.type.TypeReference;
import jdk.graal.compiler.nodes.NodeView;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.calc.MulNode;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.vm.ci.meta.JavaConstant;
import jdk.vm.ci.meta.JavaKind;
import jdk.vm.ci.meta.ResolvedJavaType;

/** Device operations of {@link LocalMemory} and {@link GroupScratch}: arrays in local memory. */
final class LocalMemoryOperations {
    /** Macro of the number of work-items in a group, which the host defines for programs that contain it. */
    static final String LOCAL_SIZE = KernelArtefact.LOCAL_SIZE;

    private static final String PER_WORK_ITEM = "PerWorkItem";

    private LocalMemoryOperations() {}

    static List<DeviceOperation> all() {
        return Stream.of(LocalMemory.class, GroupScratch.class)
                .flatMap(api -> Arrays.stream(api.getDeclaredMethods()))
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .map(method -> new DeviceOperation(method, kind(method).name(), DeviceOperation.Effect.LOCAL_ARRAY))
                .toList();
    }

    private static LocalArrayKind kind(final Method method) {
        if (method.getDeclaringClass() == GroupScratch.class) {
            return LocalArrayKind.SCRATCH;
        }
        return method.getName().endsWith(PER_WORK_ITEM) ? LocalArrayKind.PER_WORK_ITEM : LocalArrayKind.FIXED;
    }

    /**
     * Returns the node of an array.
     *
     * @param context   context of the graph builder, at the call.
     * @param operation the method that is called.
     * @param length    its argument.
     * @return a node that is not yet in the graph.
     * @throws KernelRefusedException if the length is no constant, or none that an array can have.
     */
    static LocalArrayNode array(
            final GraphBuilderContext context, final DeviceOperation operation, final ValueNode length) {
        final JavaConstant constant = length.asJavaConstant();
        final String call = "calls " + operation.method().getDeclaringClass().getSimpleName() + "."
                + operation.method().getName();
        if (constant == null) {
            throw new KernelRefusedException(
                    SourceLocation.of(context),
                    call + " with a length that is not a compile-time constant; pass the largest length that the kernel"
                            + " needs, or use an array per work-item");
        }
        final ResolvedJavaType type =
                context.getMetaAccess().lookupJavaType(operation.method().getReturnType());
        final int elementBytes = type.getComponentType().getJavaKind().getByteCount();
        final long bytes = (long) constant.asInt() * elementBytes;
        if (bytes < 1 || bytes > LocalArrays.MAX_BYTES) {
            throw new KernelRefusedException(
                    SourceLocation.of(context),
                    call + " with a length of " + constant.asInt() + "; it must be at least 1, and the array at most "
                            + LocalArrays.MAX_BYTES + " bytes");
        }
        final LocalArrayKind kind = LocalArrayKind.valueOf(operation.template());
        return new LocalArrayNode(
                StampFactory.objectNonNull(TypeReference.createExactTrusted(type)),
                kind,
                elementBytes,
                (int) bytes,
                kind == LocalArrayKind.FIXED ? length : lengthOfGroup(context, length));
    }

    private static ValueNode lengthOfGroup(final GraphBuilderContext context, final ValueNode length) {
        final ValueNode localSize = context.append(new ConstantOperationNode(LOCAL_SIZE, JavaKind.Int));
        return context.append(MulNode.create(localSize, length, NodeView.DEFAULT));
    }
}
