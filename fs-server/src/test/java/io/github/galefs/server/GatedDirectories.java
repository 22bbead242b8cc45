package io.github.galefs.server;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;

/** A service that makes no directory until a gate is open. */
final class GatedDirectories extends ForwardingFileService {
    private final FileService files;
    private final Gate gate;

    GatedDirectories(final FileService files, final Gate gate) {
        this.files = files;
        this.gate = gate;
    }

    @Override
    protected FileService delegate() {
        return files;
    }

    @Override
    public void makeDirectory(final String path) throws FileServiceException {
        gate.pass();
        super.makeDirectory(path);
    }
}
