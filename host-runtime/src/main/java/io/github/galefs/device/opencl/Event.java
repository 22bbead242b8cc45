package io.github.galefs.device.opencl;

import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.Pointer;

/** What can be done with OpenCL's events, each of which stands for a command. Allocates nothing but on failure. */
final class Event {
    private Event() {}

    /**
     * Returns whether a command has ended.
     *
     * @param what command it is, for messages.
     * @throws OpenClException the command has failed.
     */
    static boolean isComplete(final long event, final String what) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final long status = stack.nmalloc(Integer.BYTES, Integer.BYTES);
            OpenClException.check(
                    CL10.nclGetEventInfo(
                            event, CL10.CL_EVENT_COMMAND_EXECUTION_STATUS, Integer.BYTES, status, MemoryUtil.NULL),
                    "clGetEventInfo");
            final int value = MemoryUtil.memGetInt(status);
            if (value < CL10.CL_COMPLETE) {
                OpenClException.check(value, what);
            }
            return value == CL10.CL_COMPLETE;
        }
    }

    /** Waits until a command has ended. */
    static void await(final long event) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final long list = stack.nmalloc(Pointer.POINTER_SIZE, Pointer.POINTER_SIZE);
            MemoryUtil.memPutAddress(list, event);
            OpenClException.check(CL10.nclWaitForEvents(1, list), "clWaitForEvents");
        }
    }

    /** Waits until a command has ended, and releases its event in any case. */
    static void awaitAndRelease(final long event) {
        try {
            await(event);
        } finally {
            release(event);
        }
    }

    /** Releases an event, which must not be used afterwards. */
    static void release(final long event) {
        OpenClException.check(CL10.clReleaseEvent(event), "clReleaseEvent");
    }
}
