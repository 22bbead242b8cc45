package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.artefact.TornadoSdk;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import uk.ac.manchester.tornado.api.types.arrays.ByteArray;
import uk.ac.manchester.tornado.api.types.arrays.DoubleArray;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;
import uk.ac.manchester.tornado.api.types.arrays.HalfFloatArray;
import uk.ac.manchester.tornado.api.types.arrays.LongArray;
import uk.ac.manchester.tornado.api.types.arrays.TornadoNativeArray;

/** Files of a store in TornadoVM's arrays. */
@Tag("sdk")
@Timeout(180)
class TornadoFilesTest {
    @TempDir
    private Path directory;

    private FileService files;

    @BeforeEach
    void createStore() throws Exception {
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
    }

    @AfterEach
    void close() throws Exception {
        if (files != null) {
            files.close();
        }
    }

    @Test
    void shouldLoadAWholeFileBehindTheHeaderOfTornadoVm() throws Exception {
        final long[] content = {1, -2, Long.MAX_VALUE};
        TestBytes.put(files, "longs", MemorySegment.ofArray(content).toArray(ValueLayout.JAVA_BYTE));
        final LongArray array = TornadoFiles.load(files, "/longs", LongArray.class);
        assertArrayEquals(content, array.toHeapArray());
        final MemorySegment withHeader = array.getSegmentWithHeader();
        assertEquals(TornadoNativeArray.ARRAY_HEADER + 24, withHeader.byteSize());
        assertEquals(3, withHeader.get(ValueLayout.JAVA_INT, 0), "TornadoVM's constructors store the length there");
        assertEquals(1, withHeader.get(ValueLayout.JAVA_LONG, TornadoNativeArray.ARRAY_HEADER));
    }

    @Test
    void shouldLoadARangeAtAnyOffsetAcrossBlocks() throws Exception {
        final byte[] content = TestBytes.random(3_000_000, 11);
        TestBytes.put(files, "file", content);
        final DoubleArray array = TornadoFiles.load(files, "/file", 13, 300_000, DoubleArray.class);
        assertEquals(300_000, array.getSize());
        assertArrayEquals(
                Arrays.copyOfRange(content, 13, 13 + 2_400_000),
                array.getSegment().toArray(ValueLayout.JAVA_BYTE));
        final HalfFloatArray last = TornadoFiles.load(files, "/file", content.length - 4, 2, HalfFloatArray.class);
        assertArrayEquals(
                Arrays.copyOfRange(content, content.length - 4, content.length),
                last.getSegment().toArray(ValueLayout.JAVA_BYTE));
        assertEquals(
                0,
                TornadoFiles.load(files, "/file", content.length, 0, FloatArray.class)
                        .getSize());
    }

    @Test
    void shouldLoadIntoAnArrayThatExists() throws Exception {
        TestBytes.put(files, "file", new byte[] {1, 2, 3, 4, 5});
        final ByteArray array = ByteArray.fromElements((byte) 9, (byte) 9, (byte) 9);
        TornadoFiles.loadInto(files, "/file", 1, array);
        assertArrayEquals(new byte[] {2, 3, 4}, array.toHeapArray());
    }

    @Test
    void shouldReplaceAFileByAnArrayOrARangeOfIt() throws Exception {
        TestBytes.put(files, "file", new byte[100]);
        final FloatArray array = FloatArray.fromElements(1, 2, 3);
        TornadoFiles.store(files, "/file", array);
        assertArrayEquals(array.getSegment().toArray(ValueLayout.JAVA_BYTE), TestBytes.get(files, "file"));
        TornadoFiles.store(files, "/file", 8, FloatArray.fromElements(7, 8));
        assertArrayEquals(
                new float[] {1, 2, 7, 8},
                TornadoFiles.load(files, "/file", FloatArray.class).toHeapArray());
        TornadoFiles.store(files, "/new", 4, array);
        assertEquals(16, files.stat("/new").size());
    }

    @Test
    void shouldNameTheFileWhenARangeEndsBeyondIt() throws Exception {
        TestBytes.put(files, "file", new byte[10]);
        final String message = "'/file' has no 12 bytes from offset 0: it ends at 10: invalid argument (EINVAL)";
        assertRefused(PosixError.EINVAL, message, () -> TornadoFiles.load(files, "/file", 0, 3, FloatArray.class));
        assertRefused(PosixError.EINVAL, message, () -> TornadoFiles.loadInto(files, "/file", 0, new FloatArray(3)));
        assertRefused(
                PosixError.EINVAL,
                "'/file' has no 4 bytes from offset 4611686018427387904: it ends at 10: invalid argument (EINVAL)",
                () -> TornadoFiles.load(files, "/file", 1L << 62, 1, FloatArray.class));
    }

    /** Memory of 16 GiB would take seconds, if there is so much. */
    @Test
    void shouldCheckTheRangeBeforeItAllocatesMemory() throws Exception {
        TestBytes.put(files, "file", new byte[10]);
        assertRefused(
                PosixError.EINVAL,
                "'/file' has no 17179869176 bytes from offset 8: it ends at 10: invalid argument (EINVAL)",
                () -> TornadoFiles.load(files, "/file", 8, Integer.MAX_VALUE, DoubleArray.class));
    }

    @Test
    void shouldRefuseAFileOfAPartOfAnElement() throws Exception {
        TestBytes.put(files, "file", new byte[10]);
        assertRefused(
                PosixError.EINVAL,
                "'/file' has 10 bytes, which is no multiple of 4, the size of an element of FloatArray:"
                        + " invalid argument (EINVAL)",
                () -> TornadoFiles.load(files, "/file", FloatArray.class));
    }

    @Test
    void shouldReportAMissingFile() {
        for (final Executable call : List.<Executable>of(
                () -> TornadoFiles.load(files, "/none", FloatArray.class),
                () -> TornadoFiles.load(files, "/none", 0, 1, FloatArray.class),
                () -> TornadoFiles.loadInto(files, "/none", 0, new FloatArray(1)),
                () -> TornadoFiles.store(files, "/none/file", new FloatArray(1)))) {
            final FileServiceException refusal = assertThrows(FileServiceException.class, call);
            assertSame(PosixError.ENOENT, refusal.error());
        }
    }

    @Test
    void shouldRefuseOtherClassesAndNegativeRanges() throws Exception {
        TestBytes.put(files, "file", new byte[8]);
        for (final Executable call : List.<Executable>of(
                () -> TornadoFiles.load(files, "/file", float[].class),
                () -> TornadoFiles.store(files, "/file", new float[1]),
                () -> TornadoFiles.load(files, "/file", -1, 1, FloatArray.class),
                () -> TornadoFiles.load(files, "/file", 0, -1, FloatArray.class),
                () -> TornadoFiles.store(files, "/file", -4, new FloatArray(1)))) {
            assertThrows(IllegalArgumentException.class, call);
        }
        assertEquals(8, files.stat("/file").size());
    }

    /** In a process with TornadoVM's own runtime, whose API is a module there. */
    @Test
    @Tag("opencl")
    void shouldFeedATaskGraphAndStoreItsResult() throws Exception {
        AssumedDevice.openCl();
        final float[] content = new float[24];
        for (int i = 0; i < content.length; i++) {
            content[i] = i;
        }
        TestBytes.put(files, "floats", MemorySegment.ofArray(content).toArray(ValueLayout.JAVA_BYTE));
        files.close();
        final String output;
        try (JvmProcess process = JvmProcess.start(
                directory,
                Map.of(),
                runtimeFlags(),
                TaskGraphProgram.class,
                directory.resolve("store").toString())) {
            output = process.awaitSuccess();
        } finally {
            files = EmbeddedStore.open(new EmbeddedStoreContext().directory(directory.resolve("store")));
        }
        assertTrue(output.contains("sums 184.0 312.0 after "), output);
        assertArrayEquals(
                new float[] {16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46},
                TornadoFiles.load(files, "/twice", FloatArray.class).toHeapArray());
    }

    /** Returns TornadoVM's flags, without those for a device that does not exist. */
    private static List<String> runtimeFlags() {
        final TornadoSdk sdk = TornadoSdk.find().orElseThrow();
        final List<String> flags = new ArrayList<>(sdk.compilerFlags(Path.of("none")));
        flags.removeIf(flag -> flag.startsWith("-Dtornado.virtual") || flag.startsWith("-Dtornado.device.desc"));
        flags.add("-Djava.library.path=" + sdk.folder().resolve("lib"));
        return flags;
    }

    private static void assertRefused(final PosixError error, final String message, final Executable call) {
        final FileServiceException refusal = assertThrows(FileServiceException.class, call);
        assertSame(error, refusal.error());
        assertEquals(message, refusal.getMessage());
    }
}
