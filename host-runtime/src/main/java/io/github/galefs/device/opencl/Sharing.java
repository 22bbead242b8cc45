package io.github.galefs.device.opencl;

/** How an OpenCL device shares memory with the host while a kernel runs, as the device reports it. */
public enum Sharing {
    /** Fine-grained shared virtual memory, allocated with {@code clSVMAlloc}. */
    FINE_GRAINED_SVM("fine-grained SVM"),

    /** The device is the host's CPU and uses host memory in place: {@code CL_MEM_USE_HOST_PTR}. */
    HOST_POINTER("host memory in place"),

    /** No sharing: kernels run in rounds only. */
    NONE("shares no memory with the host while a kernel runs");

    private final String description;

    Sharing(final String description) {
        this.description = description;
    }

    /**
     * Returns a description.
     *
     * @return a phrase.
     */
    public String description() {
        return description;
    }
}
