/**
 * Calls of a work-group to the host, in both forms of the wait. A call has three steps: the leader posts a request, the
 * work-group waits, and takes the reply. The wait is the only place where a work-group waits for the host.
 *
 * <p>In the live form the request goes through a lane, and the leader polls before the work-group suspends; in the
 * suspended form it goes into a round's record, and the work-group returns. {@code HostCall} is the only class that
 * distinguishes them, by a constant that the compiler folds.
 *
 * <p>Device code in this package keeps to the subset of Java that every device runs. It does not depend on the meaning
 * of an operation.
 */
package io.github.galefs.kernel.call;
