package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.Errno;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Kernels on files of an ordinary directory, which other programs change between launches. */
@OnEachDevice
@Timeout(60)
class DirectoryFilesTest {
    private static final int BLOCK_SIZE = 4096;

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private GaleFs galeFs;

    @BeforeEach
    void open() throws Exception {
        AssumedDevice.assume(deviceName);
        galeFs = GaleFs.open(AssumedDevice.context(deviceName)
                .directory(directory)
                .blockSize(BLOCK_SIZE)
                .cacheSize(8 * BLOCK_SIZE));
    }

    @AfterEach
    void close() throws Exception {
        if (galeFs != null) {
            galeFs.close();
        }
    }

    @Test
    void shouldReadWhatAnotherProgramHasWritten() throws Exception {
        final byte[] bytes = TestBytes.random(3 * BLOCK_SIZE + 5, 1);
        Files.write(directory.resolve("file"), bytes);
        assertRead(bytes);
    }

    /** Close-to-open: a launch opens the file as it is by then. */
    @Test
    void shouldReadTheNewContentWhenAnotherProgramHasChangedTheFileBetweenLaunches() throws Exception {
        final Path file = directory.resolve("file");
        for (int round = 0; round < 5; round++) {
            final byte[] bytes = TestBytes.random(2 * BLOCK_SIZE, round);
            Files.write(file, bytes);
            assertRead(bytes);
            bytes[BLOCK_SIZE] ^= 1;
            Files.write(file, bytes, StandardOpenOption.WRITE);
            assertRead(bytes);
            final byte[] other = TestBytes.random(BLOCK_SIZE, round + 100);
            Files.move(Files.write(directory.resolve("new"), other), file, StandardCopyOption.REPLACE_EXISTING);
            assertRead(other);
            Files.delete(file);
            assertEquals(-Errno.ENOENT, read(1)[0]);
        }
    }

    @Test
    void shouldWriteWhereOtherProgramsFindIt() throws Exception {
        final byte[] bytes = TestBytes.random(2 * BLOCK_SIZE, 3);
        final int[] data = new int[bytes.length / Integer.BYTES];
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(data);
        final long[] out = new long[2];
        galeFs.launch(FileKernels::write, new Grid(1, 1), new long[] {0, bytes.length}, data, out);
        assertArrayEquals(new long[] {bytes.length, 0}, out);
        assertArrayEquals(bytes, Files.readAllBytes(directory.resolve("file")));
        assertRead(bytes);
    }

    @Test
    void shouldRefuseAFileThatIsALinkOutOfTheDirectory(@TempDir final Path outside) throws Exception {
        Files.createSymbolicLink(directory.resolve("file"), Files.write(outside.resolve("secret"), new byte[10]));
        assertEquals(-Errno.EACCES, read(1)[0]);
    }

    @Test
    void shouldRefuseADirectoryThatDoesNotExistAndTwoPlaces() {
        final FileServiceException missing = assertThrows(
                FileServiceException.class,
                () -> GaleFs.open(new GaleFsContext().device("jvm").directory(directory.resolve("none"))));
        assertEquals(PosixError.ENOENT, missing.error());
        final IllegalArgumentException two = assertThrows(
                IllegalArgumentException.class,
                () -> GaleFs.open(
                        new GaleFsContext().device("jvm").directory(directory).store(directory)));
        assertTrue(
                two.getMessage().startsWith("several of directory, store, place and files are set"), two.getMessage());
    }

    private void assertRead(final byte[] expected) throws Exception {
        final int[] data = new int[Math.ceilDiv(expected.length, Integer.BYTES)];
        final long[] out = new long[3];
        galeFs.launch(FileKernels::read, new Grid(1, 1), new long[] {0, expected.length}, data, out);
        assertArrayEquals(new long[] {expected.length, expected.length, 0}, out);
        final ByteBuffer bytes =
                ByteBuffer.allocate(data.length * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asIntBuffer().put(data);
        assertEquals(ByteBuffer.wrap(expected), bytes.limit(expected.length));
    }

    private long[] read(final int count) throws Exception {
        final long[] out = new long[3];
        galeFs.launch(FileKernels::read, new Grid(1, 1), new long[] {0, count}, new int[count], out);
        return out;
    }
}
