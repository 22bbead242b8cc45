package io.github.galefs.device.opencl;

/** How an OpenCL device and the host see the same memory while a kernel runs, by what the device reports. */
public enum Sharing {
    /** Shared virtual memory whose grain is the single byte; allocated with {@code clSVMAlloc}. */
    FINE_GRAINED_SVM("fine-grained SVM"),

    /** The device is the host's processor and uses host memory in place: {@code CL_MEM_USE_HOST_PTR}. */
    HOST_POINTER("host memory in place"),

    /** Not at all: the device cannot be used here. */
    NONE("shares no memory with the host while a kernel runs");

    private final String description;

    Sharing(final String description) {
        this.description = description;
    }

    /**
     * In words.
     *
     * @return a few words for people.
     */
    public String description() {
        return description;
    }
}
