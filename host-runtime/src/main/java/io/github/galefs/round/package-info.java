/**
 * Host side of rounds: runs the work-groups of a launch on a device that shares no memory with the host, receives their
 * requests after each round and sends the replies with the next. A {@code RequestHandler} interprets the requests; this
 * package does not depend on files.
 */
package io.github.galefs.round;
