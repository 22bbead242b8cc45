/**
 * Shows a file service as a directory to ordinary programs, through the kernel's FUSE and libfuse 3.
 *
 * <pre>
 *  program → kernel → /dev/fuse → libfuse3 → FuseOperations → MountedFiles → FileService
 *                                  (called by FuseSession's threads)
 * </pre>
 *
 * <p>{@link io.github.galefs.mount.FuseMount} is the entry. {@code FuseOperations} speaks C: pointers, structs and
 * error numbers. {@code MountedFiles} says what a call of POSIX means on a {@link io.github.galefs.file.FileService},
 * and knows nothing of libfuse; {@code Nodes} remembers which file a number of the kernel's stands for.
 *
 * <p>What is called is libfuse's low-level interface, where the kernel names files by numbers, and it is called
 * directly. The published bindings, jfuse among them, offer the high-level one, where files go by their paths. That
 * cannot carry what programs expect: a file that was removed while it is open has no path, so {@code fstat} of it
 * fails, or libfuse keeps it under another name, which others see and which is in the way of {@code rmdir}.
 */
package io.github.galefs.mount;
