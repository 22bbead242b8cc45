package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.KernelRefusedException;
import io.github.galefs.kernel.OutOfLine;
import io.github.galefs.kernel.program.KernelForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.graal.compiler.nodes.graphbuilderconf.NodePlugin;
import jdk.vm.ci.meta.JavaKind;
import jdk.vm.ci.meta.ResolvedJavaMethod;

/**
 * Replaces calls of {@link OutOfLine} methods by calls of functions in OpenCL C, and collects these methods, each once,
 * in the order of their first calls.
 */
final class CalledFunctions implements NodePlugin {
    private final KernelForm form;
    private final EndOfGroup end;
    private final List<ResolvedJavaMethod> methods = new ArrayList<>();

    /**
     * Creates an empty collection.
     *
     * @param form form of the kernels.
     * @param end  methods that a kernel calls at the end of a work-group.
     */
    CalledFunctions(final KernelForm form, final EndOfGroup end) {
        this.form = form;
        this.end = end;
    }

    /** Starts a kernel: forgets the methods of the one before. */
    void begin() {
        methods.clear();
    }

    /**
     * Returns how many methods were called until now. The compilation of a function may add others.
     *
     * @return number of methods.
     */
    int count() {
        return methods.size();
    }

    /**
     * Returns a method that was called.
     *
     * @param index index, from 0.
     * @return the method.
     */
    ResolvedJavaMethod method(final int index) {
        return methods.get(index);
    }

    /**
     * Adds a method, unless it was called before.
     *
     * @param callee a method that is out of line.
     * @throws KernelRefusedException another method has the same name.
     */
    void add(final ResolvedJavaMethod callee) {
        if (!methods.contains(callee)) {
            requireOwnName(callee);
            methods.add(callee);
            end.after(callee).ifPresent(this::add);
        }
    }

    /**
     * Returns what the kernel does when all work-items of a group have returned.
     *
     * @param region name of the kernel's first parameter.
     * @return a statement; empty if it does nothing.
     */
    Optional<String> endOfGroup(final String region) {
        return methods.stream()
                .filter(end::isAtEnd)
                .findFirst()
                .map(method -> FunctionSignature.callTemplate(method, form).replace("#", region) + ";");
    }

    @Override
    public boolean handleInvoke(
            final GraphBuilderContext context, final ResolvedJavaMethod callee, final ValueNode[] arguments) {
        if (!callee.isAnnotationPresent(OutOfLine.class)) {
            return false;
        }
        add(callee);
        final JavaKind result = callee.getSignature().getReturnKind();
        final ValueNode call =
                new DeviceEffectNode(FunctionSignature.callTemplate(callee, form), result.getStackKind(), arguments);
        if (result == JavaKind.Void) {
            context.add(call);
        } else {
            context.addPush(result, call);
        }
        return true;
    }

    /** OpenCL C has no overloads, and a function's name has only the simple name of its class. */
    private void requireOwnName(final ResolvedJavaMethod callee) {
        final String name = FunctionSignature.name(callee);
        for (final ResolvedJavaMethod other : methods) {
            if (FunctionSignature.name(other).equals(name)) {
                throw new KernelRefusedException(
                        SourceLocation.of(callee),
                        "is out of line, as is another method of this name in a class of this name, which the kernel"
                                + " calls too; rename one of them");
            }
        }
    }
}
