package io.github.galefs.sample.hello;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.device.Grid;
import io.github.galefs.device.opencl.OpenClDevices;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.sample.SampleException;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass(name = "{0}")
@ValueSource(strings = {"jvm", "opencl"})
@Tag("opencl")
@Timeout(120)
class HelloTest {
    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private FileService files;

    @BeforeEach
    void createStore() throws Exception {
        Assumptions.assumeFalse(
                deviceName.equals("opencl") && OpenClDevices.list().isEmpty(),
                "there is no OpenCL device here; on Debian, install pocl-opencl-icd");
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
    }

    @AfterEach
    void closeStore() throws Exception {
        if (files != null) {
            files.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 1, 1", "1, 1, 1", "1, 64, 8", "8192, 1, 8", "8193, 2, 8", "100000, 3, 5", "100000, 64, 8"})
    void shouldCountEachLineOnceWhenGridsDiffer(final int lines, final int groups, final int localSize)
            throws Exception {
        put("x\n".repeat(lines) + "no end of line");
        final HelloSample hello = run(groups, localSize);
        assertEquals(Optional.of("hello.txt has " + lines + " lines"), hello.result());
        assertEquals(Optional.empty(), hello.verify(files));
    }

    @Test
    void shouldReportADifferenceWhenTheFileChangesAfterTheRun() throws Exception {
        put("one\n");
        final HelloSample hello = run(1, 1);
        put("one\ntwo\n");
        assertEquals(Optional.of("'hello.txt' has 2 lines, the kernel counted 1"), hello.verify(files));
    }

    @Test
    void shouldReportTheErrorOfTheKernelWhenTheFileIsMissing() {
        assertEquals(
                "'hello.txt': no such file or directory (ENOENT)",
                assertThrows(SampleException.class, () -> run(4, 2)).getMessage());
    }

    private HelloSample run(final int groups, final int localSize) throws Exception {
        final HelloSample hello = new HelloSample("hello.txt");
        try (GaleFs galeFs = GaleFs.open(new GaleFsContext().files(files).device(deviceName))) {
            hello.run(galeFs, new Grid(groups, localSize));
        }
        return hello;
    }

    private void put(final String text) throws Exception {
        final byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        final long handle = files.open(
                "hello.txt", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE));
        files.write(handle, 0, MemorySegment.ofArray(bytes), 0, bytes.length);
        files.close(handle);
    }
}
