/**
 * API for host programs: {@code GaleFs} opens a file service and a device and launches kernels.
 */
package io.github.galefs;
