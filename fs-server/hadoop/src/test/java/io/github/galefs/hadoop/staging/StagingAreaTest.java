package io.github.galefs.hadoop.staging;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** Staged files, their records and their limit. */
@Timeout(60)
class StagingAreaTest {
    private static final long MAX_BYTES = 1 << 20;
    private static final Destination DESTINATION = new Destination(
            "hdfs://name:8020",
            "a b/\u00e4=\u20ac\\x\n#!:",
            new RemoteVersion(16_400, 5, 1_700_000_000_000L),
            3,
            "DFSClient_NONMAPREDUCE_1_2",
            "/.reserved/.inodes/16385/.galefs-upload-1",
            Optional.of(new RemoteVersion(0, 0, 7, "a tag-2")),
            Optional.of(new UploadFailure("a=b\n\\\u00e4", 1_700_000_000_001L)));

    @TempDir
    private Path directory;

    private StagingArea area;

    @BeforeEach
    void openArea() throws IOException {
        area = StagingArea.open(directory.resolve("area"), MAX_BYTES);
    }

    @AfterEach
    void closeArea() throws IOException {
        area.close();
    }

    private void reopen() throws IOException {
        area.close();
        area = StagingArea.open(directory.resolve("area"), MAX_BYTES);
    }

    private StagedFile written(final int length) throws IOException {
        final StagedFile file = area.create(0);
        file.write(0, MemorySegment.ofArray(new byte[length]));
        return file;
    }

    @Test
    void shouldEndACreationThatWasInterrupted() throws IOException {
        final Path root = directory.resolve("areas");
        final Path interrupted = Files.createDirectories(root.resolve("0"));
        Files.createDirectory(interrupted.resolve("data"));
        Files.createDirectory(interrupted.resolve("meta"));
        try (StagingArea first = StagingArea.openFree(root, MAX_BYTES);
                StagingArea second = StagingArea.openFree(root, MAX_BYTES)) {
            assertEquals(interrupted.toString(), first.toString());
            assertEquals(root.resolve("1").toString(), second.toString());
        }
    }

    private void keep(final Path kept, final int length) throws IOException {
        try (StagingArea full = StagingArea.open(kept, MAX_BYTES)) {
            final StagedFile file = full.create(0);
            file.write(0, MemorySegment.ofArray(new byte[length]));
            file.mark(DESTINATION);
            file.keep();
        }
    }

    @Test
    void shouldPreferAnAreaWithSpace() throws IOException {
        final Path root = directory.resolve("areas");
        Files.createDirectory(root);
        keep(root.resolve("0"), 900_000);
        keep(root.resolve("1"), 100_000);
        try (StagingArea first = StagingArea.openFree(root, MAX_BYTES);
                StagingArea second = StagingArea.openFree(root, MAX_BYTES)) {
            assertEquals(root.resolve("1").toString(), first.toString());
            assertEquals(root.resolve("0").toString(), second.toString());
            final StagedFile file = second.create(0);
            final String message = assertRefused(
                            PosixError.ENOSPC, () -> file.write(0, MemorySegment.ofArray(new byte[200_000])))
                    .getMessage();
            assertTrue(message.contains(root.resolve("0") + ", where"), message);
            assertTrue(message.contains("'galefs recover'"), message);
        }
    }

    @Test
    void shouldKeepMarkedFilesOnlyWhenOpenedAgain() throws IOException {
        final StagedFile marked = written(100);
        marked.mark(DESTINATION);
        written(200);
        final StagedFile uploaded = written(300);
        uploaded.mark(DESTINATION);
        uploaded.unmark();
        assertEquals(List.of(), area.kept(), "all are open");
        reopen();

        final KeptBytes kept = area.kept().getFirst();
        assertEquals(1, area.kept().size());
        assertEquals(marked.id(), kept.id());
        assertEquals(DESTINATION, kept.destination());
        assertEquals(100, kept.status().size());
    }

    @Test
    void shouldOpenAKeptFileOnce() throws IOException {
        final StagedFile file = area.create(0);
        file.write(0, MemorySegment.ofArray(new byte[] {1, 2, 3}));
        file.mark(DESTINATION);
        assertRefused(PosixError.EBUSY, () -> area.openKept(file.id()));
        file.keep();

        final StagedFile again = area.openKept(file.id());
        final byte[] bytes = new byte[5];
        assertEquals(3, again.read(0, List.of(MemorySegment.ofArray(bytes))));
        assertArrayEquals(new byte[] {1, 2, 3, 0, 0}, bytes);
        assertRefused(PosixError.EBUSY, () -> area.openKept(file.id()));
        again.discard();
        assertRefused(PosixError.ENOENT, () -> area.openKept(file.id()));
        assertRefused(PosixError.ENOENT, () -> area.openKept(file.id()));
        assertEquals(List.of(), area.kept());
    }

    @Test
    void shouldChangeNothingInAStoreOfOtherFiles() throws IOException {
        final Path other = directory.resolve("other");
        try (EmbeddedStore store = EmbeddedStore.create(new EmbeddedStoreContext().directory(other))) {
            store.makeDirectory("bytes");
        }
        assertRefused(PosixError.EINVAL, () -> StagingArea.open(other, MAX_BYTES));
        try (EmbeddedStore store = EmbeddedStore.open(new EmbeddedStoreContext().directory(other))) {
            assertEquals(1, store.list("/").size());
        }
    }

    @Test
    void shouldGiveBytesBackWhenAFileIsCutOrDiscarded() throws IOException {
        final StagedFile file = written(900_000);
        assertRefused(PosixError.ENOSPC, () -> file.write(900_000, MemorySegment.ofArray(new byte[100_000])));
        assertRefused(PosixError.ENOSPC, () -> file.append(MemorySegment.ofArray(new byte[100_000])));
        assertRefused(PosixError.ENOSPC, () -> file.truncate(1_000_000));
        file.write(800_000, MemorySegment.ofArray(new byte[100_000]));
        file.truncate(10);
        final StagedFile other = written(800_000);
        assertRefused(PosixError.ENOSPC, () -> file.truncate(900_000));
        other.discard();
        file.truncate(900_000);
    }

    @Test
    void shouldCountKeptFilesWhenOpenedAgain() throws IOException {
        final StagedFile file = written(900_000);
        file.mark(DESTINATION);
        file.keep();
        reopen();

        final StagedFile other = area.create(0);
        assertRefused(PosixError.ENOSPC, () -> other.truncate(100_000));
        area.openKept(file.id()).discard();
        other.truncate(900_000);
    }

    /** The destination has those bytes. */
    @Test
    void shouldNotCountBytesThatAreNotStaged() throws IOException {
        final long absent = 10 * MAX_BYTES;
        final StagedFile file = area.create(absent);
        assertEquals(absent, file.status().size());
        file.append(MemorySegment.ofArray(new byte[500_000]));
        file.mark(Destination.of("hdfs://name:8020", "log", new RemoteVersion(1, absent, 2), absent));
        assertRefused(PosixError.ENOSPC, () -> file.append(MemorySegment.ofArray(new byte[600_000])));
        file.keep();
        reopen();

        assertEquals(absent + 500_000, area.kept().getFirst().status().size());
        final StagedFile other = written(400_000);
        assertRefused(PosixError.ENOSPC, () -> other.append(MemorySegment.ofArray(new byte[200_000])));
        area.openKept(file.id()).discard();
        other.truncate(900_000);
    }

    @Test
    void shouldBoundTheNumberOfFiles() throws IOException {
        for (int i = 0; i < MAX_BYTES / StagingArea.FILE_OVERHEAD; i++) {
            area.create(0);
        }
        assertRefused(PosixError.ENOSPC, () -> area.create(0));
    }

    @Test
    void shouldListTheOtherFilesWhenARecordIsDamaged() throws IOException {
        final StagedFile file = written(10);
        file.mark(DESTINATION);
        final StagedFile other = written(20);
        other.mark(DESTINATION);
        area.close();
        try (EmbeddedStore store =
                EmbeddedStore.open(new EmbeddedStoreContext().directory(directory.resolve("area")))) {
            store.truncate(store.open("destinations/" + file.id(), Set.of(FileOpenOption.WRITE)), 20);
        }
        area = StagingArea.open(directory.resolve("area"), MAX_BYTES);

        final KeptBytes damaged = area.kept().getFirst();
        final String reason = damaged.destination().failure().orElseThrow().reason();
        assertTrue(reason.contains("destination of staged file " + file.id()), reason);
        assertRefused(PosixError.EIO, () -> area.destination(file.id()));
        assertEquals(DESTINATION, area.kept().getLast().destination());
        area.openKept(damaged.id()).discard();
        assertEquals(
                List.of(other.id()), area.kept().stream().map(KeptBytes::id).toList());
    }

    @Test
    void shouldOpenWhenTheNumberOfTheLastFileIsDamaged() throws IOException {
        final StagedFile file = written(7);
        file.mark(DESTINATION);
        file.keep();
        area.openKept(file.id()).discard();
        final StagedFile other = written(7);
        other.mark(DESTINATION);
        other.keep();
        area.close();
        try (EmbeddedStore store =
                EmbeddedStore.open(new EmbeddedStoreContext().directory(directory.resolve("area")))) {
            store.truncate(store.open("last", Set.of(FileOpenOption.WRITE)), 0);
        }
        area = StagingArea.open(directory.resolve("area"), MAX_BYTES);
        assertEquals(
                List.of(other.id()), area.kept().stream().map(KeptBytes::id).toList());
        assertTrue(area.create(0).id() > other.id());
    }

    @Test
    void shouldNotGiveTheNumberOfADiscardedFileToAnother() throws IOException {
        final StagedFile file = written(10);
        file.mark(DESTINATION);
        reopen();
        area.openKept(file.id()).discard();
        reopen();

        final StagedFile next = area.create(0);
        assertTrue(next.id() > file.id(), next::toString);
        next.discard();
        reopen();
        assertEquals(next.id(), area.create(0).id(), "nobody has seen the number");
    }

    private static FileServiceException assertRefused(final PosixError error, final Executable call) {
        final FileServiceException refusal = assertThrows(FileServiceException.class, call);
        assertEquals(error, refusal.error(), refusal.getMessage());
        return refusal;
    }
}
