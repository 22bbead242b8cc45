package io.github.galefs.cache;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.request.Request;

/** Goes on with requests that the cache has made wait. Each call takes the request from the cache. */
public interface FrameRequests {
    /**
     * The block that a request waits for is in a frame.
     *
     * @param request that waited.
     * @param frame   the frame's number; to be granted before this returns.
     */
    void onReady(Request request, int frame);

    /**
     * The block that a request waits for cannot be fetched.
     *
     * @param request that waited.
     * @param failure of the file service.
     */
    void onFailed(Request request, FileServiceException failure);

    /**
     * A request for a mapping cannot be granted a frame: mappings would fill the cache.
     *
     * @param request that waited.
     */
    void onRefused(Request request);

    /**
     * What a request waits for has perhaps come: it asks the cache for its block again.
     *
     * @param request that waited.
     */
    void onRetry(Request request);
}
