package io.github.galefs.compiler;

import io.github.galefs.kernel.program.KernelForm;
import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;

/**
 * A method of the kernel API, or of the JDK, with its translation to OpenCL C.
 *
 * @param method   a static method.
 * @param template text with one {@code #} per parameter, in order; empty if the call is omitted.
 * @param effect   whether the operation may change memory or must see its current contents.
 */
record DeviceOperation(Method method, String template, Effect effect) {
    /** Effect of an operation on memory. */
    enum Effect {
        /** Depends on nothing but its arguments, in the whole launch: may be done once, anywhere, or again. */
        CONSTANT,
        /** At most loads, and may return a value that was loaded earlier. */
        NONE,
        /** Stores, loads current contents, or orders accesses. */
        MEMORY,
        /** Waits for the host. */
        WAIT,
        /** Stands for an array in local memory; the template is the name of its {@link LocalArrayKind}. */
        LOCAL_ARRAY
    }

    /**
     * Returns all operations in a form: those of the whole kernel API, and of methods of the JDK.
     *
     * @param form of the kernel.
     * @return one operation per method.
     */
    static List<DeviceOperation> all(final KernelForm form) {
        return Stream.of(
                        WorkItemOperations.all(form),
                        MemoryOperations.all(form),
                        AtomicOperations.all(),
                        LocalMemoryOperations.all(),
                        GridOperations.all(),
                        WaitOperations.all(),
                        StringTable.operations(),
                        LibraryOperations.all())
                .flatMap(List::stream)
                .toList();
    }
}
