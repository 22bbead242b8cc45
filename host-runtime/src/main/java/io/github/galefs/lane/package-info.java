/**
 * Host side of the lanes: receives the requests of work-groups and sends replies. A {@code RequestHandler} interprets
 * the requests; this package does not depend on files.
 */
package io.github.galefs.lane;
