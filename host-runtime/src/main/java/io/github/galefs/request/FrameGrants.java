package io.github.galefs.request;

/**
 * Frames that replies have granted to work-groups, as a list of requests for each frame. No operation depends on the
 * number of work-groups, and none allocates. Used by one thread at a time.
 */
public final class FrameGrants {
    private final Request[] first;
    private final int[] writers;

    /** Grants of places, which have no lists: nobody waits for their end but who gives up all of them. */
    private int places;

    /**
     * Creates lists without grants.
     *
     * @param frameCount number of frames, from 0.
     */
    public FrameGrants(final int frameCount) {
        first = new Request[frameCount];
        writers = new int[frameCount];
    }

    /**
     * Returns the number of frames.
     *
     * @return number of frames, from 0.
     */
    public int frameCount() {
        return first.length;
    }

    /**
     * Returns whether a frame is granted.
     *
     * @param frame the frame's number.
     * @return whether there is a grant that was not removed.
     */
    public boolean isGranted(final int frame) {
        return first[frame] != null;
    }

    /**
     * Returns the grants of a frame for writing.
     *
     * @param frame the frame's number.
     * @return how many there are.
     */
    public int writerCount(final int frame) {
        return writers[frame];
    }

    /**
     * Returns the first request that was granted a frame.
     *
     * @param frame the frame's number.
     * @return the request, or null.
     */
    public Request first(final int frame) {
        return first[frame];
    }

    /**
     * Returns the request that follows in the list of the same frame.
     *
     * @param request that was granted a frame.
     * @return the next one, or null.
     */
    public Request next(final Request request) {
        return request.nextGrant;
    }

    /**
     * Adds a grant for reading.
     *
     * @param request without a grant.
     * @param frame   the frame's number.
     */
    public void addReader(final Request request, final int frame) {
        request.isWriter = false;
        link(request, frame);
    }

    /**
     * Adds a grant for reading of what stands for a place.
     *
     * @param request without a grant.
     * @param place   number of frames plus index of the place.
     */
    public void addPlace(final Request request, final int place) {
        checkHasNone(request, place);
        request.isWriter = false;
        request.frame = place;
        places++;
    }

    /**
     * Returns whether places are granted.
     *
     * @return whether there is a grant of a place that was not removed.
     */
    public boolean arePlacesGranted() {
        return places > 0;
    }

    /**
     * Adds a grant for writing.
     *
     * @param request without a grant.
     * @param frame   the frame's number.
     * @param begin   first byte that may be written.
     * @param end     one past the last.
     * @param user    on whose behalf the work-group writes; counts the grant until it is removed.
     */
    public void addWriter(
            final Request request, final int frame, final int begin, final int end, final WriteGrants user) {
        request.isWriter = true;
        request.begin = begin;
        request.end = end;
        link(request, frame);
        writers[frame]++;
        request.writeGrants = user;
        user.add();
    }

    /**
     * Removes the grant of a request.
     *
     * @param request with a grant.
     */
    public void remove(final Request request) {
        final int frame = request.frame;
        if (frame >= first.length) {
            places--;
            request.frame = Request.NO_FRAME;
            return;
        }
        if (request.previousGrant == null) {
            first[frame] = request.nextGrant;
        } else {
            request.previousGrant.nextGrant = request.nextGrant;
        }
        if (request.nextGrant != null) {
            request.nextGrant.previousGrant = request.previousGrant;
        }
        if (request.isWriter) {
            writers[frame]--;
            request.writeGrants.remove();
        }
        request.nextGrant = null;
        request.previousGrant = null;
        request.frame = Request.NO_FRAME;
    }

    private void link(final Request request, final int frame) {
        checkHasNone(request, frame);
        final Request former = first[frame];
        if (former != null) {
            former.previousGrant = request;
        }
        request.frame = frame;
        request.previousGrant = null;
        request.nextGrant = former;
        first[frame] = request;
    }

    private static void checkHasNone(final Request request, final int frame) {
        if (request.frame != Request.NO_FRAME) {
            throw new IllegalStateException("work-group " + request.port().group() + " was granted frame " + frame
                    + ", and has not released frame " + request.frame);
        }
    }
}
