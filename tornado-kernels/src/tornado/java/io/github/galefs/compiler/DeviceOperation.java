package io.github.galefs.compiler;

import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a method of the kernel API becomes in OpenCL C.
 *
 * @param method   of the API.
 * @param template text with a {@code #} for each parameter, in order; empty when the call is left out.
 * @param effect   whether it may change memory, or must see memory as it is now.
 */
record DeviceOperation(Method method, String template, Effect effect) {
    /** How an operation stands to memory. */
    enum Effect {
        /** Reads at most, and what it reads may be older. */
        NONE,
        /** Stores, or orders. */
        MEMORY
    }

    /**
     * All of them.
     *
     * @return the operations of the whole kernel API.
     */
    static List<DeviceOperation> all() {
        return Stream.of(WorkItemOperations.all(), MemoryOperations.all(), StringTable.operations())
                .flatMap(List::stream)
                .toList();
    }
}
