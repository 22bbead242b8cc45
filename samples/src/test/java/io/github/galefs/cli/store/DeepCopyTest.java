package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.file.FileService;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Copies of trees that are deeper than the stack of the thread that copies them. */
@Timeout(60)
class DeepCopyTest {
    private static final int STACK_SIZE = 160 * 1024;
    private static final int LEVELS = 600;

    private static final ProgressBars.Progress NO_PROGRESS = new ProgressBars.Progress() {};
    private static final LocalSources SOURCES = new LocalSources(new LinkOptions(), Optional.empty());
    private static final LeftBehind LEFT_BEHIND =
            LeftBehind.whileWriting(new Output(System.out, System.err, ProgressBars.NONE));

    @TempDir
    private Path folder;

    private FileService files;

    @BeforeEach
    void createStore() throws Exception {
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(folder.resolve("store")));
    }

    @AfterEach
    void closeStore() throws Exception {
        files.close();
    }

    @Test
    void shouldMeasureATreeOfTheStore() throws Exception {
        final int levels = 3_000;
        files.makeDirectory("/t");
        write("/t/file");
        for (int i = 0; i < levels; i++) {
            files.makeDirectory("/x");
            files.rename("/t", "/x/t");
            files.rename("/x", "/t");
        }
        assertEquals(7, onLittleStack(() -> new StoreTree(files).totalBytes("/")));
    }

    @Test
    void shouldCopyATreeToTheStoreAndBack() throws Exception {
        final Path source = folder.resolve("source");
        final String names = "d/".repeat(LEVELS);
        Files.createDirectories(source.resolve(names));
        Files.writeString(source.resolve(names + "file"), "content");
        Files.writeString(source.resolve("d/another"), "more");
        onLittleStack(() -> {
            upload(source, "/copy");
            return null;
        });
        assertEquals(7, files.stat("/copy/" + names + "file").size());
        final Path back = folder.resolve("back");
        onLittleStack(() -> {
            try (Download download = new Download(files, LocalNames.TEXT, Optional.empty(), LEFT_BEHIND, NO_PROGRESS)) {
                download.copy("/copy", files.stat("/copy"), back);
                download.finish();
            }
            return null;
        });
        assertEquals("content", Files.readString(back.resolve(names + "file")));
        assertEquals("more", Files.readString(back.resolve("d/another")));
    }

    private void write(final String path) throws Exception {
        final Path local = Files.writeString(folder.resolve("content"), "content");
        upload(local, path);
    }

    private void upload(final Path source, final String target) throws Exception {
        try (Upload upload = new Upload(files, SOURCES, LocalNames.TEXT, LEFT_BEHIND, NO_PROGRESS)) {
            upload.copy(source, target);
            upload.finish();
        }
    }

    private static <T> T onLittleStack(final Callable<T> call) throws Exception {
        final FutureTask<T> task = new FutureTask<>(call);
        final Thread thread = new Thread(null, task, "little stack", STACK_SIZE);
        thread.start();
        return task.get();
    }
}
