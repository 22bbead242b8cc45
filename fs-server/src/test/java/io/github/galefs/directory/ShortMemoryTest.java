package io.github.galefs.directory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.StoreProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
@Timeout(120)
class ShortMemoryTest {
    @TempDir
    private Path directory;

    @Test
    void shouldLeakNoDescriptorWhereverMemoryEnds() throws Exception {
        Files.createFile(directory.resolve("file"));
        try (StoreProcess process =
                StoreProcess.start(Program.class, directory, "-Xmx8m", "-XX:+UseSerialGC", "-XX:-UseTLAB")) {
            assertEquals("some calls failed: true", process.line());
            assertEquals("some calls succeeded: true", process.line());
            assertEquals("leaked descriptors: 0", process.line());
            assertEquals("free handles: 8", process.line());
        }
    }

    /**
     * Fills the heap, leaves a few more bytes free each time, and makes calls. Memory thus ends at each allocation of a
     * call in turn.
     */
    static final class Program {
        private static final int HANDLES = 8;
        private static final int STEPS = 40;
        private static final int STEP_LENGTH = 16;
        private static final int WARM_UPS = 20;

        private final DirectoryFileService files;
        private final byte[][] free = new byte[STEPS][];
        private final Call[] calls = {() -> stat("file"), () -> open("file"), () -> create("new")};

        /** Holds the rest of the heap. */
        private Object[] filling;

        private int failed;
        private int succeeded;

        private interface Call {
            long make() throws IOException;
        }

        private interface Way {
            long make(Call call) throws IOException;
        }

        private Program(final Path directory) throws FileServiceException {
            files = DirectoryFileService.open(
                    new DirectoryContext().directory(directory).maxOpenFiles(HANDLES));
        }

        public static void main(final String[] arguments) throws IOException {
            final Program program = new Program(Path.of(arguments[0]));
            for (int i = 0; i < WARM_UPS; i++) {
                program.makeEach(Call::make);
            }
            final long before = descriptors();
            for (int i = 0; i < STEPS; i++) {
                final int freeSteps = i;
                program.makeEach(call -> program.makeInShortMemory(call, freeSteps));
            }
            System.out.println("some calls failed: " + (program.failed > 0));
            System.out.println("some calls succeeded: " + (program.succeeded > 0));
            System.out.println("leaked descriptors: " + (descriptors() - before));
            System.out.println("free handles: " + program.countFreeHandles());
        }

        private static long descriptors() throws IOException {
            try (Stream<Path> open = Files.list(Path.of("/proc/self/fd"))) {
                return open.count();
            }
        }

        private void makeEach(final Way way) throws IOException {
            for (final Call call : calls) {
                final long handle = way.make(call);
                if (handle > 0) {
                    files.close(handle);
                }
            }
            remove();
        }

        private void remove() throws IOException {
            try {
                files.unlink("new");
            } catch (final FileServiceException _) {
                // It was not created.
            }
        }

        private long makeInShortMemory(final Call call, final int freeSteps) throws IOException {
            for (int i = 0; i < free.length; i++) {
                free[i] = new byte[STEP_LENGTH];
            }
            fill();
            Arrays.fill(free, 0, freeSteps, null);
            try {
                final long handle = call.make();
                succeeded++;
                return handle;
            } catch (final OutOfMemoryError _) {
                failed++;
                return 0;
            } finally {
                filling = null;
            }
        }

        private void fill() {
            for (int length = 1 << 20; length > 0; length >>= 4) {
                try {
                    while (true) {
                        final Object[] link = {filling, null};
                        filling = link;
                        link[1] = new byte[length];
                    }
                } catch (final OutOfMemoryError _) {
                    // The next are smaller.
                }
            }
        }

        private long stat(final String path) throws IOException {
            try {
                files.stat(path);
            } catch (final FileServiceException _) {
                // One of the paths names nothing.
            }
            return 0;
        }

        private long open(final String path) throws IOException {
            return files.open(path, Bytes.READ);
        }

        private long create(final String path) throws IOException {
            try {
                return files.open(path, Bytes.NEW);
            } catch (final FileServiceException _) {
                return 0;
            }
        }

        private int countFreeHandles() throws IOException {
            final List<Long> handles = new ArrayList<>();
            try {
                while (true) {
                    handles.add(files.open("file", Bytes.READ));
                }
            } catch (final FileServiceException e) {
                assertEquals(PosixError.EMFILE, e.error());
            }
            return handles.size();
        }
    }
}
