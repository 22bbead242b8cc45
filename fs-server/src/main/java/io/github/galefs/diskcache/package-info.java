/**
 * A cache on this machine's disk for a file service that is slow to read, such as a server far away. It keeps what was
 * read, so that later runs read it from the disk.
 *
 * <pre>
 *  galefs-disk-cache  text: the format; locked by the process that uses the cache
 *  store/             an embedded store
 *  store: NAME        a sparse file with pieces of a version of an origin's file; NAME is its {@code CachedVersion}
 * </pre>
 *
 * A read passes {@link io.github.galefs.diskcache.DiskCachedFileService}, {@code CachedReads}, and on a miss {@code
 * Fetcher}. {@code CacheIndex} accounts for the space. Each block that the store has was read from the origin:
 * the store shows a block after its bytes, also after a crash. The package has no protocol and no other storage, and
 * depends on nothing of its origin but the contract.
 */
package io.github.galefs.diskcache;
