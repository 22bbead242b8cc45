/**
 * The contract between the users of files and their storage: {@link io.github.galefs.file.FileService}, its values and
 * its errors. The embedded store, the network client and the plain directory implement it; the host runtime, the server
 * and the mount use it.
 *
 * <p>Beside the contract, this package holds decorators that need nothing else, on the common base {@link
 * io.github.galefs.file.ForwardingFileService}. It has no storage, no transport, and no dependency on devices, kernels
 * or caches.
 */
package io.github.galefs.file;
