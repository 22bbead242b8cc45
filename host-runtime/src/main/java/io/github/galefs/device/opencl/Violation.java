package io.github.galefs.device.opencl;

import static io.github.galefs.kernel.check.ViolationDescriptor.GROUP_OFFSET;
import static io.github.galefs.kernel.check.ViolationDescriptor.INDEX_OFFSET;
import static io.github.galefs.kernel.check.ViolationDescriptor.ITEM_OFFSET;
import static io.github.galefs.kernel.check.ViolationDescriptor.LENGTH_OFFSET;
import static io.github.galefs.kernel.check.ViolationDescriptor.SITE_OFFSET;
import static io.github.galefs.kernel.check.ViolationDescriptor.SIZE_OFFSET;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.kernel.artefact.CheckKind;
import io.github.galefs.kernel.artefact.CheckSite;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The first violation that the checks of a launch have found.
 *
 * @param site   the check.
 * @param group  index of the work-group in the launch.
 * @param item   index of the work-item in its group.
 * @param index  what was refused.
 * @param length what it was compared with.
 * @param size   bytes of an access by offset.
 */
record Violation(CheckSite site, int group, int item, long index, long length, int size) {
    private static final Pattern LOCATION = Pattern.compile("(.+)\\.([^.]+)\\(([^:]+)(?::(\\d+))?\\)");

    /**
     * Reads what a kernel that has ended has found.
     *
     * @param checks of the kernel.
     * @param area   of the messages of the launch, with its violation.
     * @return empty if there is none.
     */
    static Optional<Violation> read(final List<CheckSite> checks, final MemorySegment area) {
        final int site = area.get(ValueLayout.JAVA_INT, SITE_OFFSET);
        // A defective kernel may write anything there.
        return site < 1 || site > checks.size()
                ? Optional.empty()
                : Optional.of(new Violation(
                        checks.get(site - 1),
                        area.get(ValueLayout.JAVA_INT, GROUP_OFFSET),
                        area.get(ValueLayout.JAVA_INT, ITEM_OFFSET),
                        area.get(ValueLayout.JAVA_LONG, INDEX_OFFSET),
                        area.get(ValueLayout.JAVA_LONG, LENGTH_OFFSET),
                        area.get(ValueLayout.JAVA_INT, SIZE_OFFSET)));
    }

    /** Returns the failure of the launch, whose text and cause are those of the JVM device. */
    KernelFailedException failure() {
        return site.kind() == CheckKind.BARRIER ? divergence() : failureOfItem();
    }

    private KernelFailedException divergence() {
        return new KernelFailedException(
                "barrier divergence in work-group " + group + ": not all of its work-items reached the barrier or the"
                        + " collective call, at " + site.location()
                        + "; all work-items of a group must reach a barrier, or none",
                null);
    }

    private KernelFailedException failureOfItem() {
        final RuntimeException cause = cause();
        final Matcher location = LOCATION.matcher(site.location());
        if (location.matches()) {
            final int line = location.group(4) == null ? -1 : Integer.parseInt(location.group(4));
            cause.setStackTrace(new StackTraceElement[] {
                new StackTraceElement(location.group(1), location.group(2), location.group(3), line)
            });
        }
        return new KernelFailedException(
                "kernel failed in work-group " + group + ", work-item " + item + ": " + cause + ", at "
                        + site.location(),
                cause);
    }

    private RuntimeException cause() {
        return switch (site.kind()) {
            case INDEX -> new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
            case OFFSET ->
                new IndexOutOfBoundsException(
                        size + " bytes at offset " + index + " out of bounds for " + length + " bytes");
            case ALIGNMENT -> new IllegalArgumentException("offset " + index + " must be a multiple of " + size);
            case DIVISOR -> new ArithmeticException("/ by zero");
            case DIMENSION -> new IllegalArgumentException("dimension " + index + ": must be from 0 to 2");
            case BARRIER -> throw new IllegalStateException("not a failure of a work-item: " + site);
        };
    }
}
