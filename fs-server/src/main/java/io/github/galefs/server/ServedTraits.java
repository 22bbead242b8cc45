package io.github.galefs.server;

/**
 * What clients learn of the files at the handshake.
 *
 * @param blockSize    of the store, in bytes; 0 if it has none.
 * @param escapedNames whether names are bytes with escapes.
 * @param keepsTimes   whether times that are set are kept.
 * @param uploadsAtClose whether written bytes wait for a sync or the close of their file.
 * @param fileSystemId   number of the file system; 0 if its versions do not last.
 */
record ServedTraits(
        int blockSize, boolean escapedNames, boolean keepsTimes, boolean uploadsAtClose, long fileSystemId) {}
