/**
 * A directory of this machine as a file service: {@link io.github.galefs.directory.DirectoryFileService}. Its files
 * stay ordinary files for all other processes.
 *
 * <p>A call passes from the service to {@code NameCalls}, {@code HandleCalls} or {@code Listings}, and from there to
 * the system calls of {@code io.github.galefs.posix}. Every path is resolved by the kernel beneath the descriptor of
 * the root. This package caches no bytes, knows no devices and kernels, and makes no system calls by itself.
 */
package io.github.galefs.directory;
