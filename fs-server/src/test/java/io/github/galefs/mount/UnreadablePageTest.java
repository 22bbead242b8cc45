package io.github.galefs.mount;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.ChildJvm;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.UnreadableStoreReader;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A store on a disk of which one page cannot be read. The disk is a mounted store of this process. */
@Tag("mount")
@Timeout(90)
class UnreadablePageTest {
    private static final long LIMIT_SECONDS = 60;
    private static final int BLOCK = 16 * 1024;
    private static final int BLOCKS = 40;
    private static final int DAMAGED_BLOCK = 17;
    private static final int OTHER_BLOCK = 30;
    private static final int PAGE = 4096;

    @TempDir
    private Path folder;

    @Test
    void shouldFailForTheBlockOfTheUnreadablePageAloneAndReportItAsDamage() throws Exception {
        final Path original = folder.resolve("original");
        final Extent extent;
        final long otherHeader;
        try (EmbeddedStore store = EmbeddedStore.create(
                new EmbeddedStoreContext().directory(original).blockSize(BLOCK))) {
            Bytes.create(store, "file", Bytes.pattern(BLOCKS * BLOCK, 1));
            final long handle = store.open("file", Bytes.READ);
            extent = store.locate(handle, (long) DAMAGED_BLOCK * BLOCK);
            // The header of a payload lies in the page before it. Reads do not need it.
            otherHeader = store.locate(handle, (long) OTHER_BLOCK * BLOCK).position() - 1;
        }
        final Path mountPoint = Files.createDirectory(folder.resolve("mounted"));
        try (EmbeddedStore disk = EmbeddedStore.create(new EmbeddedStoreContext().directory(folder.resolve("disk")));
                FuseMount _ = mount(
                        new FailingDisk(disk, Set.of(page(extent.position() + 5000), page(otherHeader))), mountPoint)) {
            copy(original, mountPoint.resolve("store"));
            assertEquals(
                    List.of(
                            "EIO for block " + DAMAGED_BLOCK,
                            "39 blocks are right",
                            "fsck: damaged /file " + DAMAGED_BLOCK + ", remarks on /file " + OTHER_BLOCK),
                    read(mountPoint.resolve("store")));
        }
    }

    private static long page(final long offset) {
        return offset / PAGE * PAGE;
    }

    private static FuseMount mount(final FileService files, final Path mountPoint) {
        try {
            return FuseMount.mount(new FuseMount.Context().files(files).mountPoint(mountPoint));
        } catch (final MountException e) {
            return Assumptions.abort(e.getMessage());
        }
    }

    private static void copy(final Path from, final Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (final Path file : files.toList()) {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
            }
        }
    }

    /** Reads the store in a process of its own: in this one, a fault would wait for this process's own threads. */
    private List<String> read(final Path store) throws IOException, InterruptedException {
        final Path output = folder.resolve("output");
        final List<String> command = ChildJvm.command();
        command.addAll(List.of(UnreadableStoreReader.class.getName(), store.toString()));
        final Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .redirectOutput(output.toFile())
                .start();
        try {
            assertTrue(process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS));
            assertEquals(0, process.exitValue(), () -> "the process has died: " + readQuietly(output));
            return Files.readAllLines(output);
        } finally {
            process.destroyForcibly();
        }
    }

    private static String readQuietly(final Path file) {
        try {
            return Files.readString(file);
        } catch (final IOException e) {
            return e.toString();
        }
    }

    /** A file service that cannot read some pages of each segment of a data log. */
    private static final class FailingDisk extends ForwardingFileService {
        private final FileService files;
        private final Set<Long> pages;
        private final Set<Long> segments = ConcurrentHashMap.newKeySet();

        FailingDisk(final FileService files, final Set<Long> pages) {
            this.files = files;
            this.pages = pages;
        }

        @Override
        protected FileService delegate() {
            return files;
        }

        @Override
        public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
            final long handle = super.open(path, options);
            if (path.contains("/data/") && path.endsWith(".cq4")) {
                segments.add(handle);
            }
            return handle;
        }

        @Override
        public int read(
                final long handle,
                final long fileOffset,
                final MemorySegment destination,
                final long destinationOffset,
                final int length)
                throws FileServiceException {
            final long end = fileOffset + length;
            if (segments.contains(handle) && pages.stream().anyMatch(page -> fileOffset < page + PAGE && end > page)) {
                throw new FileServiceException(PosixError.EIO, length + " bytes at " + fileOffset + " of the disk");
            }
            return super.read(handle, fileOffset, destination, destinationOffset, length);
        }
    }
}
