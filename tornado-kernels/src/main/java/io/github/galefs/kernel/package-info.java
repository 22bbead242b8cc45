/**
 * What a kernel may call besides plain Java: its place in the launch, memory by byte offset, collective values.
 *
 * <p>Each method has a Java body, which is what the JVM device runs, and is an intrinsic for TornadoVM, which emits the
 * device's own operation in its place. Nothing here knows of files, lanes or caches; those are ordinary Java on top of
 * it, in the packages below.
 */
package io.github.galefs.kernel;
