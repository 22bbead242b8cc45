package io.github.galefs.device.gpu;

import static io.github.galefs.kernel.check.ViolationDescriptor.GROUP_OFFSET;
import static io.github.galefs.kernel.check.ViolationDescriptor.INDEX_OFFSET;
import static io.github.galefs.kernel.check.ViolationDescriptor.ITEM_OFFSET;
import static io.github.galefs.kernel.check.ViolationDescriptor.LENGTH_OFFSET;
import static io.github.galefs.kernel.check.ViolationDescriptor.SITE_OFFSET;
import static io.github.galefs.kernel.check.ViolationDescriptor.SIZE_OFFSET;

import io.github.galefs.device.ArgumentDifference;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.MappingLeftOpen;
import io.github.galefs.kernel.CollectiveCall;
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
 * @param other  place of another check, whose number is the index of a divergence.
 * @param group  index of the work-group in the launch.
 * @param item   index of the work-item in its group.
 * @param index  what was refused.
 * @param length what it was compared with.
 * @param size   bytes of an access by offset; or the number of a call's argument.
 */
public record Violation(
        CheckSite site, Optional<String> other, int group, int item, long index, long length, int size) {
    private static final Pattern LOCATION = Pattern.compile("(.+)\\.([^.]+)\\(([^:]+)(?::(\\d+))?\\)");

    /**
     * Reads what a kernel that has ended has found.
     *
     * @param checks of the kernel.
     * @param area   of the messages of the launch, with its violation.
     * @return empty if there is none.
     */
    public static Optional<Violation> read(final List<CheckSite> checks, final MemorySegment area) {
        final int site = area.get(ValueLayout.JAVA_INT, SITE_OFFSET);
        final long index = area.get(ValueLayout.JAVA_LONG, INDEX_OFFSET);
        // A defective kernel may write anything there.
        return site < 1 || site > checks.size()
                ? Optional.empty()
                : Optional.of(new Violation(
                        checks.get(site - 1),
                        index < 1 || index > checks.size()
                                ? Optional.empty()
                                : Optional.of(checks.get((int) index - 1).location()),
                        area.get(ValueLayout.JAVA_INT, GROUP_OFFSET),
                        area.get(ValueLayout.JAVA_INT, ITEM_OFFSET),
                        index,
                        area.get(ValueLayout.JAVA_LONG, LENGTH_OFFSET),
                        area.get(ValueLayout.JAVA_INT, SIZE_OFFSET)));
    }

    /** Returns the failure of the launch, whose text and cause are those of the JVM device. */
    KernelFailedException failure() {
        return switch (site.kind()) {
            case BARRIER -> divergence();
            case ARGUMENT -> differentArguments().failure();
            case MAPPING -> new MappingLeftOpen(group, index, Optional.of(site.location())).failure();
            default -> failureOfItem();
        };
    }

    private ArgumentDifference differentArguments() {
        final CollectiveCall call = CollectiveCall.of(size / CollectiveCall.MAX_ARGUMENTS);
        return new ArgumentDifference(
                call, size % CollectiveCall.MAX_ARGUMENTS, group, item, index, length, site.location());
    }

    /** The place in the source that comes first is that of the call, or barrier, that the others have left out. */
    private KernelFailedException divergence() {
        final String places = other.isEmpty()
                ? "some of its work-items returned from the kernel, and others wait at " + site.location()
                : other.get().equals(site.location())
                        ? "its work-items wait at different barriers of " + site.location()
                        : "some of its work-items wait at " + site.location() + ", and others at " + other.get();
        return new KernelFailedException(
                "barrier divergence in work-group " + group + ": " + places
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
            case BARRIER, ARGUMENT, MAPPING -> throw new IllegalStateException("not a failure of a work-item: " + site);
        };
    }
}
