package io.github.galefs;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.MappedBlocks;
import io.github.galefs.store.EmbeddedStore;
import java.util.Set;

/** Decorator of a store that runs a change before each open of a path. Kernels read its blocks in place. */
final class TriggeredChange extends ForwardingFileService implements MappedBlocks {
    private final EmbeddedStore store;
    private final String trigger;
    private final Change change;

    /** What another client of the store does. */
    interface Change {
        void run() throws FileServiceException;
    }

    /**
     * Creates a decorator.
     *
     * @param store   closed by the test.
     * @param trigger path whose open runs the change first.
     * @param change  made to the store, or seen by the test.
     */
    TriggeredChange(final EmbeddedStore store, final String trigger, final Change change) {
        this.store = store;
        this.trigger = trigger;
        this.change = change;
    }

    @Override
    protected FileService delegate() {
        return store;
    }

    @Override
    public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        if (path.equals(trigger)) {
            change.run();
        }
        return super.open(path, options);
    }

    @Override
    public MappedBlock map(final long handle, final long fileOffset, final int length) throws FileServiceException {
        return store.map(handle, fileOffset, length);
    }

    @Override
    public void close() {}
}
