package io.github.galefs.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.Errno;
import io.github.galefs.sample.kernels.DotProduct;
import io.github.galefs.sample.kernels.MatrixProduct;
import io.github.galefs.sample.kernels.PatternCount;
import io.github.galefs.sample.wordmatch.WordMatch;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Programs report an error in the middle of a block that they read. Kernels cannot read the files from {@link
 * #ERROR_OFFSET} on.
 */
@Timeout(60)
class ReadErrorTest {
    private static final int BLOCK_SIZE = 64 << 10;
    private static final int CACHE_SIZE = 8 * BLOCK_SIZE;
    private static final int ERROR_OFFSET = BLOCK_SIZE + 8_192;
    private static final Grid GRID = new Grid(2, 4);

    @TempDir
    private Path directory;

    private FileService files;
    private GaleFs galeFs;

    @BeforeEach
    void open() throws Exception {
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        galeFs = GaleFs.open(new GaleFsContext()
                .device("jvm")
                .files(partlyReadable(files))
                .blockSize(BLOCK_SIZE)
                .cacheSize(CACHE_SIZE));
    }

    @AfterEach
    void close() throws Exception {
        galeFs.close();
        files.close();
    }

    @Test
    void shouldReportAnErrorInTheMiddleOfAChunkThatIsSearched() throws Exception {
        put("data", "abc".repeat(30_000));
        final byte[] buffer = new byte[GRID.groupCount() * PatternCount.BUFFER_LENGTH];
        final int[] error = new int[1];
        galeFs.launch(PatternCount::count, GRID, new byte[] {'c'}, new int[1], buffer, new long[1], error);
        assertEquals(-Errno.EIO, error[0]);
    }

    @Test
    void shouldReportAnErrorInTheMiddleOfAChunkThatIsMultiplied() throws Exception {
        put("a", "\0".repeat(90_000));
        put("b", "\0".repeat(ERROR_OFFSET));
        final float[] buffer = new float[GRID.groupCount() * DotProduct.BUFFER];
        final int[] error = new int[1];
        galeFs.launch(DotProduct::multiply, GRID, new int[1], buffer, new float[GRID.groupCount()], error);
        assertEquals(0, error[0], "both can be read as far as the shorter one goes");
        put("b", "\0".repeat(90_000));
        galeFs.launch(DotProduct::multiply, GRID, new int[1], buffer, new float[GRID.groupCount()], error);
        assertEquals(-Errno.EIO, error[0]);
    }

    @Test
    void shouldReportAnErrorInTheMiddleOfAMatrix() throws Exception {
        put("a", "\0".repeat(160 * 160 * Float.BYTES));
        put("b", "\0".repeat(160 * 160 * Float.BYTES));
        final int[] error = new int[1];
        galeFs.launch(MatrixProduct::load, GRID, 160, new int[1], new float[2 * 160 * 160], error);
        assertEquals(-Errno.EIO, error[0]);
    }

    @Test
    void shouldReportAnErrorInTheMiddleOfAText() throws Exception {
        put("dict", "word\n");
        put("list", "text\n");
        put("text", "word ".repeat(30_000));
        final SampleException failure =
                assertThrows(SampleException.class, () -> new WordMatch("dict", "list").run(galeFs, GRID));
        assertEquals("list 'list' line 1: 'text': input/output error (EIO)", failure.getMessage());
    }

    /** The line before the error is longer than a word; its end was not read. */
    @Test
    void shouldReportAnUnreadableDictionaryRatherThanTheLineThatTheErrorCuts() throws Exception {
        put("dict", "word\n".repeat((ERROR_OFFSET - 50) / 5) + "x".repeat(90_000 - ERROR_OFFSET));
        put("list", "text\n");
        put("text", "word");
        final SampleException failure =
                assertThrows(SampleException.class, () -> new WordMatch("dict", "list").run(galeFs, GRID));
        assertEquals("dictionary 'dict': input/output error (EIO)", failure.getMessage());
    }

    private void put(final String path, final String text) throws FileServiceException {
        final byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        final long handle =
                files.open(path, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE));
        files.write(handle, 0, MemorySegment.ofArray(bytes), 0, bytes.length);
        files.close(handle);
    }

    /** Returns a service that fails reads behind an offset, if a kernel needs them. */
    private static FileService partlyReadable(final FileService real) {
        return (FileService) Proxy.newProxyInstance(
                FileService.class.getClassLoader(), new Class<?>[] {FileService.class}, (_, method, arguments) -> {
                    if (method.getName().equals("read")
                            && Thread.currentThread().getName().startsWith("galefs-transfer")
                            && (long) arguments[1] + lengthOf(arguments) > ERROR_OFFSET) {
                        throw new FileServiceException(PosixError.EIO, "test");
                    }
                    try {
                        return method.invoke(real, arguments);
                    } catch (final InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    @SuppressWarnings("unchecked")
    private static long lengthOf(final Object[] readArguments) {
        return readArguments.length == 5
                ? (int) readArguments[4]
                : ((List<MemorySegment>) readArguments[2])
                        .stream().mapToLong(MemorySegment::byteSize).sum();
    }
}
