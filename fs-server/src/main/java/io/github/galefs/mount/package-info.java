/**
 * Mounts a file service as a directory for ordinary programs, through the kernel's FUSE and libfuse 3.
 *
 * <pre>
 *  program → kernel → /dev/fuse → libfuse3 → FuseHandlers → MountedFiles → FileService
 *                                  (called on FuseSession's threads)
 * </pre>
 *
 * <p>{@link io.github.galefs.mount.FuseMount} is the entry point. {@code FuseOperation} is the table of functions that
 * libfuse calls. {@code FuseHandlers} and {@code FuseResponder} convert between C's pointers, structs and error numbers
 * and Java; the structs' layouts are in classes named {@code …Descriptor}. {@code MountedFiles} implements POSIX calls
 * on a {@link io.github.galefs.file.FileService} and does not depend on libfuse; {@code InodeTable} maps the kernel's
 * inode numbers to files.
 *
 * <p>An open file has two numbers: its <em>handle</em> at the file service, and its <em>fh</em>, by which the kernel
 * refers to it in requests.
 *
 * <p>The package calls libfuse's low-level interface, where the kernel refers to files by inode, and binds it directly.
 * The published bindings, jfuse among them, offer the high-level interface, which refers to files by path. That is
 * insufficient for what programs expect: a file that was removed while it is open has no path, so {@code fstat} of it
 * fails, or libfuse keeps it under another name, which other programs see and which blocks {@code rmdir}.
 */
package io.github.galefs.mount;
