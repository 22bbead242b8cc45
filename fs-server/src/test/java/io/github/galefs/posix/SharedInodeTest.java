package io.github.galefs.posix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
@Timeout(60)
class SharedInodeTest {
    private static final int TRIES = 200;

    @TempDir
    private Path directory;

    @Test
    void shouldKeepTheDescriptorUntilTheLastUseEnds() throws Exception {
        final OpenInode inode = DirectoryCalls.openDirectory(directory);
        final SharedInode shared = new SharedInode(inode);
        assertNotNull(shared.begin());
        assertTrue(shared.close());

        assertEquals(FileAttributes.Kind.DIRECTORY, inode.attributes().kind());
        assertNull(shared.begin());
        assertFalse(shared.close());
        assertEquals(directory.toRealPath(), target(inode));
        shared.end();
        assertFalse(Files.exists(inode.path()));
        assertNull(shared.begin());
    }

    /** A descriptor that is closed too early belongs to the next directory, which is opened at once. */
    @Test
    void shouldNeverUseADescriptorThatIsClosed() throws Exception {
        final int users = 3;
        try (ExecutorService threads = Executors.newFixedThreadPool(users)) {
            for (int i = 0; i < TRIES; i++) {
                final SharedInode shared = new SharedInode(DirectoryCalls.openDirectory(directory));
                final long inode = inode(shared);
                final CountDownLatch started = new CountDownLatch(users);
                final List<Future<?>> jobs = new ArrayList<>();
                for (int user = 0; user < users; user++) {
                    jobs.add(threads.submit(() -> {
                        started.countDown();
                        for (OpenInode open = shared.begin(); open != null; open = shared.begin()) {
                            assertEquals(inode, open.attributes().inode());
                            shared.end();
                        }
                        return null;
                    }));
                }
                started.await();
                shared.close();
                try (OpenInode _ = DirectoryCalls.openDirectory(directory.getParent())) {
                    for (final Future<?> job : jobs) {
                        job.get();
                    }
                }
            }
        }
    }

    private static long inode(final SharedInode shared) throws SystemCallException {
        try {
            return shared.begin().attributes().inode();
        } finally {
            shared.end();
        }
    }

    private static Path target(final OpenInode inode) throws IOException {
        return inode.path().toRealPath();
    }
}
