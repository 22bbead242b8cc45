package io.github.galefs.kernel;

/**
 * Operations that a work-group makes together, for kernels. Collective: every work-item of the group makes the call, or
 * none, as for {@link WorkItem#barrier()}. Each is a barrier for {@link LocalMemory}, and takes local memory of up to
 * 16 bytes for each work-item of the group; all calls of a kernel share it.
 *
 * <p>Sums of {@code int} and {@code long} wrap. Minimum and maximum are those of {@link Math}. The order of
 * floating-point additions depends on the size of the group alone, so that all devices return the same bits: a
 * reduction adds pairs of neighbours, then pairs of these sums, {@code ((v0 + v1) + (v2 + v3)) + ...}; a scan adds to
 * each value that of the work-item at a distance of 1, then of 2, 4, and so on. Both round differently from a loop that
 * adds in sequence.
 */
public final class WorkGroup {
    private WorkGroup() {}

    /**
     * Returns whether a condition holds in at least one work-item of the group.
     *
     * @param condition this work-item's condition.
     * @return the same in all work-items.
     */
    public static boolean any(final boolean condition) {
        return IntGroup.reduce(GroupOperation.MAX, condition ? 1 : 0) != 0;
    }

    /**
     * Returns whether a condition holds in all work-items of the group.
     *
     * @param condition this work-item's condition.
     * @return the same in all work-items.
     */
    public static boolean all(final boolean condition) {
        return IntGroup.reduce(GroupOperation.MIN, condition ? 1 : 0) != 0;
    }

    /**
     * Returns the number of work-items of the group in which a condition holds.
     *
     * @param condition this work-item's condition.
     * @return the same in all work-items.
     */
    public static int count(final boolean condition) {
        return IntGroup.reduce(GroupOperation.ADD, condition ? 1 : 0);
    }

    /**
     * Returns in which work-items of the group a condition holds. For groups of at most 64 work-items: for larger ones
     * the JVM device throws {@link IllegalArgumentException}, and other devices return the first 64.
     *
     * @param condition this work-item's condition.
     * @return the same in all work-items: bit i, from the lowest, is set if the condition holds in the work-item with
     *     the local id i.
     */
    public static long ballot(final boolean condition) {
        return GroupBallot.of(condition);
    }

    /**
     * Returns the sum of the values of all work-items of the group.
     *
     * @param value this work-item's value.
     * @return the same in all work-items.
     */
    public static int reduceAdd(final int value) {
        return IntGroup.reduce(GroupOperation.ADD, value);
    }

    /**
     * Returns the sum of the values of all work-items of the group.
     *
     * @param value this work-item's value.
     * @return the same in all work-items.
     */
    public static long reduceAdd(final long value) {
        return LongGroup.reduce(GroupOperation.ADD, value);
    }

    /**
     * Returns the sum of the values of all work-items of the group.
     *
     * @param value this work-item's value.
     * @return the same in all work-items.
     */
    public static float reduceAdd(final float value) {
        return FloatGroup.reduce(GroupOperation.ADD, value);
    }

    /**
     * Returns the sum of the values of all work-items of the group.
     *
     * @param value this work-item's value.
     * @return the same in all work-items.
     */
    public static double reduceAdd(final double value) {
        return DoubleGroup.reduce(GroupOperation.ADD, value);
    }

    /**
     * Returns the minimum of the values of all work-items of the group.
     *
     * @param value this work-item's value.
     * @return the same in all work-items.
     */
    public static int reduceMin(final int value) {
        return IntGroup.reduce(GroupOperation.MIN, value);
    }

    /**
     * Returns the minimum of the values of all work-items of the group.
     *
     * @param value this work-item's value.
     * @return the same in all work-items.
     */
    public static long reduceMin(final long value) {
        return LongGroup.reduce(GroupOperation.MIN, value);
    }

    /**
     * Returns the minimum of the values of all work-items of the group.
     *
     * @param value this work-item's value.
     * @return the same in all work-items.
     */
    public static float reduceMin(final float value) {
        return FloatGroup.reduce(GroupOperation.MIN, value);
    }

    /**
     * Returns the minimum of the values of all work-items of the group.
     *
     * @param value this work-item's value.
     * @return the same in all work-items.
     */
    public static double reduceMin(final double value) {
        return DoubleGroup.reduce(GroupOperation.MIN, value);
    }

    /**
     * Returns the maximum of the values of all work-items of the group.
     *
     * @param value this work-item's value.
     * @return the same in all work-items.
     */
    public static int reduceMax(final int value) {
        return IntGroup.reduce(GroupOperation.MAX, value);
    }

    /**
     * Returns the maximum of the values of all work-items of the group.
     *
     * @param value this work-item's value.
     * @return the same in all work-items.
     */
    public static long reduceMax(final long value) {
        return LongGroup.reduce(GroupOperation.MAX, value);
    }

    /**
     * Returns the maximum of the values of all work-items of the group.
     *
     * @param value this work-item's value.
     * @return the same in all work-items.
     */
    public static float reduceMax(final float value) {
        return FloatGroup.reduce(GroupOperation.MAX, value);
    }

    /**
     * Returns the maximum of the values of all work-items of the group.
     *
     * @param value this work-item's value.
     * @return the same in all work-items.
     */
    public static double reduceMax(final double value) {
        return DoubleGroup.reduce(GroupOperation.MAX, value);
    }

    /**
     * Returns the sum of the values of the work-items up to this one, with its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan.
     */
    public static int scanInclusiveAdd(final int value) {
        return IntGroup.scanInclusive(GroupOperation.ADD, value);
    }

    /**
     * Returns the sum of the values of the work-items up to this one, with its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan.
     */
    public static long scanInclusiveAdd(final long value) {
        return LongGroup.scanInclusive(GroupOperation.ADD, value);
    }

    /**
     * Returns the sum of the values of the work-items up to this one, with its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan.
     */
    public static float scanInclusiveAdd(final float value) {
        return FloatGroup.scanInclusive(GroupOperation.ADD, value);
    }

    /**
     * Returns the sum of the values of the work-items up to this one, with its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan.
     */
    public static double scanInclusiveAdd(final double value) {
        return DoubleGroup.scanInclusive(GroupOperation.ADD, value);
    }

    /**
     * Returns the minimum of the values of the work-items up to this one, with its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan.
     */
    public static int scanInclusiveMin(final int value) {
        return IntGroup.scanInclusive(GroupOperation.MIN, value);
    }

    /**
     * Returns the minimum of the values of the work-items up to this one, with its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan.
     */
    public static long scanInclusiveMin(final long value) {
        return LongGroup.scanInclusive(GroupOperation.MIN, value);
    }

    /**
     * Returns the minimum of the values of the work-items up to this one, with its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan.
     */
    public static float scanInclusiveMin(final float value) {
        return FloatGroup.scanInclusive(GroupOperation.MIN, value);
    }

    /**
     * Returns the minimum of the values of the work-items up to this one, with its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan.
     */
    public static double scanInclusiveMin(final double value) {
        return DoubleGroup.scanInclusive(GroupOperation.MIN, value);
    }

    /**
     * Returns the maximum of the values of the work-items up to this one, with its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan.
     */
    public static int scanInclusiveMax(final int value) {
        return IntGroup.scanInclusive(GroupOperation.MAX, value);
    }

    /**
     * Returns the maximum of the values of the work-items up to this one, with its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan.
     */
    public static long scanInclusiveMax(final long value) {
        return LongGroup.scanInclusive(GroupOperation.MAX, value);
    }

    /**
     * Returns the maximum of the values of the work-items up to this one, with its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan.
     */
    public static float scanInclusiveMax(final float value) {
        return FloatGroup.scanInclusive(GroupOperation.MAX, value);
    }

    /**
     * Returns the maximum of the values of the work-items up to this one, with its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan.
     */
    public static double scanInclusiveMax(final double value) {
        return DoubleGroup.scanInclusive(GroupOperation.MAX, value);
    }

    /**
     * Returns the sum of the values of the work-items up to this one, without its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan; 0 for the first work-item.
     */
    public static int scanExclusiveAdd(final int value) {
        return IntGroup.scanExclusive(GroupOperation.ADD, value);
    }

    /**
     * Returns the sum of the values of the work-items up to this one, without its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan; 0 for the first work-item.
     */
    public static long scanExclusiveAdd(final long value) {
        return LongGroup.scanExclusive(GroupOperation.ADD, value);
    }

    /**
     * Returns the sum of the values of the work-items up to this one, without its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan; 0 for the first work-item.
     */
    public static float scanExclusiveAdd(final float value) {
        return FloatGroup.scanExclusive(GroupOperation.ADD, value);
    }

    /**
     * Returns the sum of the values of the work-items up to this one, without its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan; 0 for the first work-item.
     */
    public static double scanExclusiveAdd(final double value) {
        return DoubleGroup.scanExclusive(GroupOperation.ADD, value);
    }

    /**
     * Returns the minimum of the values of the work-items up to this one, without its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan; {@link Integer#MAX_VALUE} for the first work-item.
     */
    public static int scanExclusiveMin(final int value) {
        return IntGroup.scanExclusive(GroupOperation.MIN, value);
    }

    /**
     * Returns the minimum of the values of the work-items up to this one, without its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan; {@link Long#MAX_VALUE} for the first work-item.
     */
    public static long scanExclusiveMin(final long value) {
        return LongGroup.scanExclusive(GroupOperation.MIN, value);
    }

    /**
     * Returns the minimum of the values of the work-items up to this one, without its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan; {@link Float#POSITIVE_INFINITY} for the first work-item.
     */
    public static float scanExclusiveMin(final float value) {
        return FloatGroup.scanExclusive(GroupOperation.MIN, value);
    }

    /**
     * Returns the minimum of the values of the work-items up to this one, without its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan; {@link Double#POSITIVE_INFINITY} for the first work-item.
     */
    public static double scanExclusiveMin(final double value) {
        return DoubleGroup.scanExclusive(GroupOperation.MIN, value);
    }

    /**
     * Returns the maximum of the values of the work-items up to this one, without its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan; {@link Integer#MIN_VALUE} for the first work-item.
     */
    public static int scanExclusiveMax(final int value) {
        return IntGroup.scanExclusive(GroupOperation.MAX, value);
    }

    /**
     * Returns the maximum of the values of the work-items up to this one, without its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan; {@link Long#MIN_VALUE} for the first work-item.
     */
    public static long scanExclusiveMax(final long value) {
        return LongGroup.scanExclusive(GroupOperation.MAX, value);
    }

    /**
     * Returns the maximum of the values of the work-items up to this one, without its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan; {@link Float#NEGATIVE_INFINITY} for the first work-item.
     */
    public static float scanExclusiveMax(final float value) {
        return FloatGroup.scanExclusive(GroupOperation.MAX, value);
    }

    /**
     * Returns the maximum of the values of the work-items up to this one, without its own.
     *
     * @param value this work-item's value.
     * @return this work-item's part of the scan; {@link Double#NEGATIVE_INFINITY} for the first work-item.
     */
    public static double scanExclusiveMax(final double value) {
        return DoubleGroup.scanExclusive(GroupOperation.MAX, value);
    }
}
