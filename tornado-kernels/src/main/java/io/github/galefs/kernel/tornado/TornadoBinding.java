package io.github.galefs.kernel.tornado;

import java.lang.foreign.MemorySegment;

/**
 * Uses the objects of TornadoVM's API. The implementation is compiled only where there is a TornadoVM SDK, and found as
 * a service. Thread-safe.
 */
public interface TornadoBinding {
    /**
     * Returns the implementation.
     *
     * @return the one of this build.
     * @throws IllegalStateException this build of GaleFS has none, because it was built without an SDK.
     */
    static TornadoBinding installed() {
        return InstalledBinding.get();
    }

    /**
     * Returns the elements of an array.
     *
     * @param array an array of a {@link TornadoType}.
     * @return its memory outside the heap, without TornadoVM's header.
     */
    MemorySegment elements(Object array);

    /**
     * Returns the number of elements of an array.
     *
     * @param array an array of a {@link TornadoType}.
     * @return from 0.
     */
    int length(Object array);

    /**
     * Creates an array whose elements are zero.
     *
     * @param type   class of the array.
     * @param length number of elements, from 0.
     * @param <A>    type of the array.
     * @return the array, with TornadoVM's header.
     * @throws IllegalArgumentException the class is none of an array of a {@link TornadoType}.
     */
    <A> A allocate(Class<A> type, int length);

    /**
     * Creates a KernelContext for one work-item of the JVM device.
     *
     * @return the context, which shows the indices of the work-item and of the group that it has begun.
     */
    WorkItemArgument newContext();
}
