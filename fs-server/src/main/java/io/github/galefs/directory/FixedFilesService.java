package io.github.galefs.directory;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.MappedBlocks;
import io.github.galefs.posix.OpenInode;

/** A directory whose files nobody changes while they are open, and which are therefore read in place. */
final class FixedFilesService extends DirectoryFileService implements MappedBlocks {
    FixedFilesService(final OpenInode root, final long device, final VersionRule rule, final DirectoryContext context) {
        super(root, device, rule, context);
    }

    @Override
    public MappedBlock map(final long handle, final long fileOffset, final int length) throws FileServiceException {
        final MappedBlock[] block = new MappedBlock[1];
        map(handle, fileOffset, length, block, 1);
        return block[0];
    }

    @Override
    public void map(
            final long handle, final long fileOffset, final int length, final MappedBlock[] blocks, final int count)
            throws FileServiceException {
        handles.map(handle, fileOffset, length, blocks, count);
    }
}
