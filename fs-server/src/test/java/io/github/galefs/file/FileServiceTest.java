package io.github.galefs.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a file service does that has only the basic operations. */
@Timeout(10)
class FileServiceTest {
    private final FileServiceException full = new FileServiceException(PosixError.ENOSPC, "the write");
    private final FileServiceException lost = new FileServiceException(PosixError.EIO, "the close");

    @Test
    void shouldThrowTheFailureOfTheWriteWhenTheCloseFailsToo() {
        final FileService files = new FullService();
        final MemorySegment bytes = MemorySegment.ofArray(new byte[3]);
        final FileServiceException thrown =
                assertThrows(FileServiceException.class, () -> files.replace("temporary", "path", bytes, 0, 3));
        assertSame(full, thrown);
        assertArrayEquals(new Throwable[] {lost}, thrown.getSuppressed());
    }

    /** Whose writes and closes fail. */
    private final class FullService extends ForwardingFileService {
        private final FileServiceRecorder recorder = new FileServiceRecorder();

        @Override
        protected FileService delegate() {
            return recorder.service();
        }

        @Override
        public long write(
                final long handle,
                final long fileOffset,
                final MemorySegment source,
                final long offset,
                final int length)
                throws FileServiceException {
            throw full;
        }

        @Override
        public void close(final long handle) throws FileServiceException {
            throw lost;
        }
    }
}
