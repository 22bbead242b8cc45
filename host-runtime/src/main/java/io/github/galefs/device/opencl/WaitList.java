package io.github.galefs.device.opencl;

import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.Pointer;

/** Events that a command waits for. Used by one thread at a time; allocates nothing. */
final class WaitList {
    private final long[] events;
    private int count;

    /** @param capacity events at most. */
    WaitList(final int capacity) {
        events = new long[capacity];
    }

    /** Adds an event, or nothing for NULL. */
    void add(final long event) {
        if (event != MemoryUtil.NULL) {
            events[count++] = event;
        }
    }

    int count() {
        return count;
    }

    /** Returns the address of a copy on the stack; NULL for an empty list, as OpenCL wants it. */
    long address(final MemoryStack stack) {
        if (count == 0) {
            return MemoryUtil.NULL;
        }
        final long address = stack.nmalloc(Pointer.POINTER_SIZE, count * Pointer.POINTER_SIZE);
        for (int i = 0; i < count; i++) {
            MemoryUtil.memPutAddress(address + (long) i * Pointer.POINTER_SIZE, events[i]);
        }
        return address;
    }

    /** Empties the list. */
    void clear() {
        count = 0;
    }

    /** Releases all events, and empties the list. */
    void releaseAll() {
        while (count > 0) {
            Event.release(events[--count]);
        }
    }
}
