/**
 * Requests of work-groups, in the form in which a handler receives them: independent of how they reach the host, and of
 * how the reply reaches the work-group. Lanes and rounds implement both ways.
 *
 * <p>Also the lists in which requests wait, and those of the frames that replies have granted.
 */
package io.github.galefs.request;
