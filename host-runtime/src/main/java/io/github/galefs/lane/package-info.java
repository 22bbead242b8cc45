/**
 * Host side of the lanes: finds the requests of work-groups and carries the replies back. What a request means is up to
 * the {@code RequestHandler}; nothing here knows of files.
 */
package io.github.galefs.lane;
