/**
 * {@code GaleFs}: what a host program uses. It opens a file service and a device, launches kernels, and closes both.
 */
package io.github.galefs;
