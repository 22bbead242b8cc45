package io.github.galefs.directory;

import io.github.galefs.posix.FileAttributes;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;

/**
 * Identity of a file for as long as any process may remember it. A file system gives the number of a removed inode to a
 * new file at once, so time of birth and generation belong to the identity. A time alone has the steps of the kernel's
 * clock.
 *
 * @param device     number of the device.
 * @param inode      number of the inode.
 * @param birth      time of the creation; 0 where the file system does not store it.
 * @param generation see {@link OpenInode#generation}.
 */
record FileKey(long device, long inode, long birth, int generation) {
    static FileKey of(final OpenInode file, final FileAttributes attributes) {
        return new FileKey(attributes.device(), attributes.inode(), attributes.birth(), file.generation());
    }

    static FileKey of(final OpenInode file) throws SystemCallException {
        return of(file, file.attributes());
    }

    /** Returns an id of the file, which is positive. */
    long id() {
        return Mixing.mix(device, inode, birth, generation);
    }
}
