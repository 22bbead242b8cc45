package io.github.galefs.bench.seqread;

import io.github.galefs.directory.DirectoryContext;
import io.github.galefs.directory.DirectoryFileService;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.agrona.CloseHelper;

/** The words of a file in a store, as an ordinary file of the same name beside the store. */
final class PlainWords implements AutoCloseable {
    private final DirectoryFileService copied;
    private final DirectoryFileService fixed;

    PlainWords(final WordsFile file) throws IOException {
        final Path path = file.directory().resolve(WordsFile.NAME);
        try (Arena arena = Arena.ofShared();
                FileChannel channel = FileChannel.open(
                        path, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            file.readAll(
                    channel.map(FileChannel.MapMode.READ_WRITE, 0, file.byteLength(), arena),
                    WordsFile.MAX_REQUEST_BYTES);
        }
        copied = DirectoryFileService.open(new DirectoryContext().directory(file.directory()));
        fixed = DirectoryFileService.open(
                new DirectoryContext().directory(file.directory()).filesAreFixed(true));
    }

    /** Returns the directory, whose files devices have copied. */
    FileService copied() {
        return copied;
    }

    /** Returns the directory, whose files devices read in place. */
    FileService fixed() {
        return fixed;
    }

    /** Returns a store without blocks that devices read in place. */
    static FileService copied(final FileService store) {
        return new CopiedFiles(store);
    }

    /** Forwards calls to a store. */
    private static final class CopiedFiles extends ForwardingFileService {
        private final FileService store;

        CopiedFiles(final FileService store) {
            this.store = store;
        }

        @Override
        protected FileService delegate() {
            return store;
        }

        @Override
        public void close() {
            // Its owner does.
        }
    }

    @Override
    public void close() throws FileServiceException {
        CloseHelper.closeAll(copied, fixed);
    }
}
