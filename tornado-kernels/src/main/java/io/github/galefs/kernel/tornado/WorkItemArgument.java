package io.github.galefs.kernel.tornado;

/** An argument that each work-item has of its own, on the JVM device. Confined to the work-item's thread. */
public interface WorkItemArgument {
    /** Called on the work-item's thread before it runs the kernel for a work-group. */
    void beginGroup();
}
