package io.github.galefs.mount;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.mount.MountedStore.Reach;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileStore;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("mount")
@Timeout(60)
@ParameterizedClass
@EnumSource(
        value = Reach.class,
        names = {"STORE", "SERVER"})
class FuseMountTest {
    @TempDir
    private Path folder;

    @Parameter
    private Reach reach;

    private MountedStore mounted;
    private Path directory;

    @BeforeEach
    void mount() throws IOException {
        mounted = MountedStore.in(reach, folder, Duration.ZERO);
        directory = mounted.directory();
    }

    @AfterEach
    void unmount() throws IOException {
        if (mounted != null) {
            mounted.close();
        }
    }

    @Test
    void shouldShareFilesBetweenServiceAndPrograms() throws IOException {
        write("/of the service", "one");
        assertEquals("one", Files.readString(directory.resolve("of the service")));

        Files.writeString(directory.resolve("of a program"), "two");
        assertEquals(3, mounted.service().stat("/of a program").size());
    }

    @Test
    void shouldListADirectoryOfSeveralPages() throws IOException {
        final int count = 2 * FileService.LIST_PAGE_LENGTH + 10;
        for (int i = 0; i < count; i++) {
            write("/" + i, "");
        }
        try (Stream<Path> entries = Files.list(directory)) {
            assertEquals(
                    IntStream.range(0, count)
                            .mapToObj(Integer::toString)
                            .sorted()
                            .toList(),
                    entries.map(entry -> entry.getFileName().toString())
                            .sorted()
                            .toList());
        }
    }

    @Test
    void shouldCreateAFileOnce() throws IOException {
        Files.createFile(directory.resolve("file"));
        assertThrows(FileAlreadyExistsException.class, () -> Files.createFile(directory.resolve("file")));
    }

    @Test
    void shouldKeepPermissionsAndTimes() throws IOException {
        final Path file = Files.createFile(
                directory.resolve("file"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-r-----")));
        assertEquals(0640, mounted.service().stat("/file").permissions());
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
        assertEquals(0700, mounted.service().stat("/file").permissions());

        Files.setLastModifiedTime(file, FileTime.fromMillis(1_234_567_890_123L));
        assertEquals(1_234_567_890_123L, mounted.service().stat("/file").modificationMillis());
        assertEquals(FileTime.fromMillis(1_234_567_890_123L), Files.getLastModifiedTime(file));
    }

    @Test
    void shouldAcceptItsOwnOwnerAndRefuseAnother() throws IOException {
        final Path file = Files.createFile(directory.resolve("file"));
        final int own = (Integer) Files.getAttribute(file, "unix:uid");
        Files.setAttribute(file, "unix:uid", own);
        assertThrows(FileSystemException.class, () -> Files.setAttribute(file, "unix:uid", own + 1));
        assertEquals(own, Files.getAttribute(file, "unix:uid"));
    }

    @Test
    void shouldAppendAfterWritesOfAnotherClient() throws IOException {
        final Path file = directory.resolve("file");
        try (FileChannel program = FileChannel.open(file, CREATE_NEW, APPEND)) {
            program.write(bytes("program "));
            write("/file", "service and ");
            program.write(bytes("program"));
        }
        assertEquals("service and program", Files.readString(file));
    }

    @Test
    void shouldShowAppendsToOtherReadersOfTheOpenFile() throws IOException {
        final Path file = directory.resolve("file");
        final StringBuilder expected = new StringBuilder();
        try (FileChannel log = FileChannel.open(file, CREATE_NEW, APPEND);
                FileChannel reader = FileChannel.open(file, READ)) {
            for (int i = 0; i < 200; i++) {
                log.write(bytes(i + "\n"));
                expected.append(i).append('\n');
                assertEquals(expected.toString(), read(reader));
            }
        }
        assertEquals(expected.toString(), Files.readString(file));
    }

    @Test
    void shouldReplaceByRename() throws IOException {
        Files.writeString(directory.resolve("old"), "old");
        Files.writeString(directory.resolve("new"), "new");
        try (FileChannel open = FileChannel.open(directory.resolve("old"), READ)) {
            Files.move(directory.resolve("new"), directory.resolve("old"), StandardCopyOption.ATOMIC_MOVE);
            assertEquals("new", Files.readString(directory.resolve("old")));
            assertEquals("old", read(open));
        }
        assertFalse(Files.exists(directory.resolve("new")));
    }

    @Test
    void shouldServeAnOpenFileThatWasRemoved() throws IOException {
        final Path file = directory.resolve("file");
        try (FileChannel open = FileChannel.open(file, CREATE_NEW, READ, WRITE)) {
            open.write(bytes("bytes"));
            Files.delete(file);
            assertEquals(List.of(), mounted.service().list("/"));
            assertEquals(5, open.size());
            open.truncate(3);
            assertEquals("byt", read(open));
            open.force(true);
        }
    }

    @Test
    void shouldMoveADirectoryThatContainsAnOpenFile() throws IOException {
        Files.createDirectories(directory.resolve("a/b"));
        Files.writeString(directory.resolve("a/b/file"), "bytes");
        try (FileChannel open = FileChannel.open(directory.resolve("a/b/file"), READ, WRITE)) {
            Files.move(directory.resolve("a"), directory.resolve("c"));
            assertEquals("bytes", Files.readString(directory.resolve("c/b/file")));
            assertEquals("bytes", read(open));
        }
        assertFalse(Files.exists(directory.resolve("a/b/file")));
    }

    @Test
    void shouldKeepThePagesOfTheKernelWhileTheVersionIsUnchanged() throws IOException {
        write("/file", "one");
        final Path file = directory.resolve("file");
        assertEquals("one", Files.readString(file));
        final int reads = mounted.reads();
        assertEquals("one", Files.readString(file));
        assertEquals(reads, mounted.reads());

        write("/file", "two");
        assertEquals("two", Files.readString(file));
    }

    @Test
    void shouldShowChangesOfAnotherClientToAnOpenFile() throws IOException {
        write("/file", "one");
        try (FileChannel open = FileChannel.open(directory.resolve("file"), READ)) {
            assertEquals("one", read(open));
            write("/file", "longer");
            assertEquals(6, open.size());
            assertEquals("longer", read(open));
        }
    }

    @Test
    void shouldRefuseSymbolicAndHardLinks() throws IOException {
        final Path file = Files.createFile(directory.resolve("file"));
        assertThrows(FileSystemException.class, () -> Files.createSymbolicLink(directory.resolve("link"), file));
        assertThrows(FileSystemException.class, () -> Files.createLink(directory.resolve("link"), file));
        assertEquals(1, mounted.service().list("/").size());
    }

    @Test
    void shouldShowSnapshotsWithoutListingThem() throws IOException {
        final Path file = Files.writeString(directory.resolve("file"), "before");
        mounted.service().createSnapshot("first");
        Files.writeString(file, "after!");

        final Path snapshots = directory.resolve(".snapshots");
        final Path old = snapshots.resolve("first/file");
        assertEquals("before", Files.readString(old));
        assertEquals("after!", Files.readString(file));
        assertFalse(Files.isSameFile(old, file));
        assertNotEquals(Files.getAttribute(old, "unix:ino"), Files.getAttribute(file, "unix:ino"));
        assertFails("Read-only file system", () -> Files.writeString(old, "changed"));
        try (Stream<Path> listed = Files.list(directory)) {
            assertEquals(List.of(file), listed.toList());
        }
        try (Stream<Path> listed = Files.list(snapshots)) {
            assertEquals(List.of(snapshots.resolve("first")), listed.toList());
        }
    }

    @Test
    void shouldReportItsCapacity() throws IOException {
        final FileStore fileSystem = Files.getFileStore(directory);
        assertTrue(fileSystem.getTotalSpace() > 0);
        assertTrue(fileSystem.getUsableSpace() > 0);
        assertEquals("fuse.galefs", fileSystem.type());
    }

    @Test
    void shouldFailCallsWithEioWhenTheServiceIsClosed() throws IOException {
        write("/file", "bytes");
        try (FileChannel open = FileChannel.open(directory.resolve("file"), READ, WRITE)) {
            mounted.service().close();
            assertFails("Input/output error", () -> open.write(bytes("more")));
            assertFails("Input/output error", () -> Files.readString(directory.resolve("file")));
        }
    }

    @Test
    void shouldEndWhenUnmountedFromOutside() throws Exception {
        assertTrue(Unmounter.tryUnmount(directory));
        mounted.mount().awaitEnd();
        assertFalse(Files.exists(directory.resolve("file")));
    }

    @Test
    void shouldDetachWhenAProgramUsesTheMount() throws IOException {
        try (FileChannel open = FileChannel.open(directory.resolve("file"), CREATE_NEW, WRITE)) {
            mounted.mount().close();
            assertFalse(Files.exists(directory.resolve("file")));
            open.write(bytes("bytes"));
            assertEquals(5, mounted.service().stat("/file").size());
        }
    }

    @Test
    void shouldRecordRequestsThatExceedTheThreshold() throws IOException {
        final Path recorded = folder.resolve("recorded.jfr");
        try (Recording recording = new Recording()) {
            recording.enable("io.github.galefs.MountRequest").withThreshold(Duration.ZERO);
            recording.start();
            Files.exists(directory.resolve("missing"));
            recording.stop();
            recording.dump(recorded);
        }
        assertTrue(RecordingFile.readAllEvents(recorded).stream()
                .anyMatch(event -> event.getString("operation").equals("lookup")
                        && event.getInt("error") == PosixError.ENOENT.number()));
    }

    private void write(final String path, final String text) throws FileServiceException {
        final FileService service = mounted.service();
        final long handle =
                service.open(path, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE));
        try (Arena arena = Arena.ofConfined()) {
            final byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            service.write(handle, 0, arena.allocateFrom(ValueLayout.JAVA_BYTE, bytes), 0, bytes.length);
        }
        service.close(handle);
    }

    private static ByteBuffer bytes(final String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String read(final FileChannel channel) throws IOException {
        final ByteBuffer buffer = ByteBuffer.allocate(1000);
        channel.read(buffer, 0);
        return new String(buffer.array(), 0, buffer.position(), StandardCharsets.UTF_8);
    }

    private static void assertFails(final String reason, final Executable call) {
        final IOException failure = assertThrows(IOException.class, call);
        assertTrue(failure.getMessage().contains(reason), failure.getMessage());
    }
}
