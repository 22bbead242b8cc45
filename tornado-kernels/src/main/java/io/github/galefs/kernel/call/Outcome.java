package io.github.galefs.kernel.call;

/**
 * What the leader has after the first step of a call, in one long: the call's result, or that a request is pending,
 * with the request's tag.
 *
 * <pre>
 *  63 62                             32 31                               0
 *  +-+---------------------------------+----------------------------------+
 *  |1| 0                               | 1 + tag                          |   pending
 *  +-+---------------------------------+----------------------------------+
 * </pre>
 *
 * Every other value is a result. So no result is below -2<sup>62</sup>.
 */
final class Outcome {
    private static final long PENDING = Long.MIN_VALUE;
    private static final long HIGHEST_PENDING = Long.MIN_VALUE / 2;

    private Outcome() {}

    /**
     * Returns the outcome of a request that was posted.
     *
     * @param tag -1 or more.
     * @return the outcome.
     */
    static long pending(final int tag) {
        return PENDING + (tag + 1L);
    }

    /**
     * Returns whether a request is pending.
     *
     * @param outcome of the first step of a call.
     * @return whether it is.
     */
    static boolean isPending(final long outcome) {
        return outcome < HIGHEST_PENDING;
    }

    /**
     * Returns the tag of a pending request.
     *
     * @param outcome of a request that was posted.
     * @return the tag.
     */
    static int tag(final long outcome) {
        return (int) outcome - 1;
    }

    /**
     * Combines a reply with the tag of its request.
     *
     * @param reply result of the request, or a negative errno.
     * @param tag   of the request.
     * @return the reply if it is an error or the tag is {@link HostCall#PLAIN}; otherwise the reply in the upper half
     *     and the tag in the lower half.
     */
    static long completed(final long reply, final int tag) {
        return tag < 0 || reply < 0 ? reply : (reply << Integer.SIZE) | tag;
    }
}
