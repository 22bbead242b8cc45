package io.github.galefs.hadoop;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A kernel that works as the sample wordmatch does: names of texts in a file, and a file of counts from all groups. */
@Timeout(120)
class TextsOnClustersTest {
    private static final String ROOT = "/texts";
    private static final int TEXTS = 6;
    private static final int NAME_LENGTH = 8;
    private static final int CHUNK_LENGTH = 64 * 1024;
    private static final int GROUPS = 4;
    private static final Grid GRID = new Grid(GROUPS, 1);

    @TempDir
    private Path directory;

    /** Counts the words of each text; a word begins after a space. */
    static void countWords(final long[] fs, final byte[] names, final int[] buffer, final long[] counts) {
        final int list = gopen(fs, "list", O_RDONLY);
        gread(fs, list, 0, names.length, names, 0);
        gclose(fs, list);
        final int result = gopen(fs, "counts", O_WRONLY | O_CREAT);
        final long own = (long) WorkItem.groupId() * CHUNK_LENGTH;
        for (int text = WorkItem.groupId(); text < counts.length; text += WorkItem.groupCount()) {
            final int fd = gopen(fs, names, (long) text * NAME_LENGTH, NAME_LENGTH, O_RDONLY);
            long words = 0;
            int count = fd < 0 ? 0 : CHUNK_LENGTH;
            for (long offset = 0; count > 0; offset += count) {
                count = gread(fs, fd, offset, CHUNK_LENGTH, buffer, own);
                for (int i = 0; i < count; i++) {
                    words += DeviceMemory.getByte(buffer, own + i) == ' ' ? 1 : 0;
                }
            }
            gclose(fs, fd);
            counts[text] = words;
            gwrite(fs, result, (long) text * Long.BYTES, Long.BYTES, counts, (long) text * Long.BYTES);
        }
        gclose(fs, result);
    }

    private static byte[] text(final int number) {
        final SplittableRandom random = new SplittableRandom(number);
        final byte[] bytes = new byte[random.nextInt(1, 2 * MiniCluster.BLOCK_LENGTH)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (random.nextInt(6) == 0 ? ' ' : 'a');
        }
        return bytes;
    }

    private static long words(final byte[] text) {
        return new String(text, StandardCharsets.ISO_8859_1)
                .chars()
                .filter(character -> character == ' ')
                .count();
    }

    /** Runs the kernel on a service, which is closed; returns the bytes of the file of counts. */
    private static byte[] run(final FileService files) throws Exception {
        final StringBuilder names = new StringBuilder();
        for (int i = 0; i < TEXTS; i++) {
            final String name = String.format("text%04d", i);
            names.append(name);
            Contents.createFile(files, name, text(i));
        }
        Contents.createFile(files, "list", names.toString().getBytes(StandardCharsets.UTF_8));
        try (GaleFs galeFs = GaleFs.open(new GaleFsContext().files(files).device("jvm"))) {
            galeFs.launch(
                    TextsOnClustersTest::countWords,
                    GRID,
                    new byte[names.length()],
                    new int[GROUPS * CHUNK_LENGTH / Integer.BYTES],
                    new long[TEXTS]);
            return Contents.readAll(files, "counts");
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldWriteTheSameBytesAsOnAStore(final TestedCluster service) throws Exception {
        service.clear(ROOT);
        final byte[] onCluster = run(service.open(ROOT, directory.resolve("staging")));

        final byte[] onStore =
                run(EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store"))));
        assertArrayEquals(onStore, onCluster);
        final long[] counts = new long[TEXTS];
        ByteBuffer.wrap(onCluster).order(ByteOrder.nativeOrder()).asLongBuffer().get(counts);
        final long[] expected = new long[TEXTS];
        Arrays.setAll(expected, i -> words(text(i)));
        assertArrayEquals(expected, counts);
    }
}
