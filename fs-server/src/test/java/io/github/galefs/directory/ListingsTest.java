package io.github.galefs.directory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.NameEscapes;
import io.github.galefs.posix.DirectoryCalls;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
@Timeout(120)
class ListingsTest {
    private static final int MANY = 50_000;

    @TempDir
    private Path directory;

    private OpenInode root;
    private Tree tree;

    @BeforeEach
    void open() throws Exception {
        root = DirectoryCalls.openDirectory(directory);
        tree = new Tree(DirectoryCalls.openDirectory(directory), directory);
    }

    @AfterEach
    void close() {
        tree.close();
        root.close();
    }

    /** Returns listings that take no fingerprint for a proof. */
    private Listings listings(final int maxNames) {
        return new Listings(tree, new FileVersions(new VersionRule(() -> 0, -1, FileTimes.UNKNOWN)), maxNames);
    }

    private static List<String> pages(final Listings listings, final int limit) throws Exception {
        final List<String> names = new ArrayList<>();
        List<DirectoryEntry> page;
        do {
            page = listings.list("/", names.isEmpty() ? "" : names.getLast(), limit);
            page.forEach(entry -> names.add(entry.name()));
        } while (page.size() == limit);
        return names;
    }

    @Test
    void shouldListEachNameOnceWithPagesOfAnyLength() throws Exception {
        final long seed = System.nanoTime();
        final Random random = new Random(seed);
        final TreeSet<byte[]> names = new TreeSet<>(Arrays::compareUnsigned);
        for (int i = 0; i < 300; i++) {
            final byte[] name = new byte[1 + random.nextInt(3)];
            for (int at = 0; at < name.length; at++) {
                name[at] = (byte) (random.nextInt(4) == 0 ? 0x80 + random.nextInt(128) : 'a' + random.nextInt(26));
            }
            try (OpenInode _ = DirectoryCalls.create(root, name, DirectoryCalls.Access.WRITE)) {
                names.add(NameEscapes.shownBytes(name));
            } catch (final SystemCallException e) {
                assertEquals(17, e.errno());
            }
        }
        final List<String> expected = names.stream()
                .map(name -> new String(name, StandardCharsets.UTF_8))
                .toList();
        for (final int maxNames : new int[] {1, 2, 7, 299, 1000}) {
            for (final int limit : new int[] {1, 3, 100, 1000}) {
                assertEquals(expected, pages(listings(maxNames), limit), "seed " + seed);
            }
        }
    }

    @Test
    void shouldKeepNoMoreThanTheSmallestNames() throws Exception {
        for (int i = 0; i < 1000; i++) {
            Files.createFile(directory.resolve(String.format("%04d", i * 7 % 1000)));
        }
        try (OpenInode open = DirectoryCalls.openDirectory(directory)) {
            final DirectoryScan.Result result = DirectoryScan.scan(open, "0499".getBytes(StandardCharsets.UTF_8), 20);
            assertEquals(20, result.names().size());
            assertArrayEquals(
                    "0500".getBytes(StandardCharsets.UTF_8), result.names().getFirst());
            assertArrayEquals(
                    "0519".getBytes(StandardCharsets.UTF_8), result.names().getLast());
            assertFalse(result.isLast());
        }
        try (OpenInode open = DirectoryCalls.openDirectory(directory)) {
            assertTrue(DirectoryScan.scan(open, "0979".getBytes(StandardCharsets.UTF_8), 20)
                    .isLast());
        }
    }

    @Test
    void shouldListWhatStaysWhenOthersChangeTheDirectoryBetweenPages() throws Exception {
        for (int i = 0; i < 100; i++) {
            Files.createFile(directory.resolve(String.format("stays-%02d", i)));
            Files.createFile(directory.resolve(String.format("goes-%02d", i)));
        }
        final Listings listings = listings(30);
        final List<String> names = new ArrayList<>();
        List<DirectoryEntry> page = listings.list("/", "", 10);
        for (int i = 99; page.size() == 10; i--) {
            page.forEach(entry -> names.add(entry.name()));
            Files.deleteIfExists(directory.resolve(String.format("goes-%02d", i)));
            Files.createFile(directory.resolve(String.format("comes-%02d", i)));
            page = listings.list("/", names.getLast(), 10);
        }
        page.forEach(entry -> names.add(entry.name()));
        assertEquals(
                100, names.stream().filter(name -> name.startsWith("stays")).count());
        assertEquals(names.size(), names.stream().distinct().count());
    }

    @Test
    void shouldListANewNameAtOnceWhenAListingBegins() throws Exception {
        final Listings listings = listings(1000);
        for (int i = 0; i < 200; i++) {
            final String name = String.format("%04d", i);
            Files.createFile(directory.resolve(name));
            assertEquals(i + 1, listings.list("/", "", 3000).size());
            assertEquals(
                    1, listings.list("/", String.format("%04d-", i - 1), 3000).size());
        }
    }

    @Test
    void shouldNotScanADirectoryAgainWhileItIsProvedToBeUnchanged() throws Exception {
        for (int i = 0; i < 2000; i++) {
            Files.createFile(directory.resolve("name-" + i));
        }
        final VersionRule settled = new VersionRule(() -> Long.MAX_VALUE, -1, FileTimes.UNKNOWN);
        final Listings listings = new Listings(tree, new FileVersions(settled), NamePage.MAX_NAMES);
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        final long before = threads.getCurrentThreadAllocatedBytes();
        listings.list("/", "", 1);
        final long first = threads.getCurrentThreadAllocatedBytes() - before;
        for (int i = 0; i < 100; i++) {
            assertEquals("name-0", listings.list("/", "", 1).getFirst().name());
        }
        final long others = threads.getCurrentThreadAllocatedBytes() - before - first;
        assertTrue(others < 20 * first, "bytes for the first list " + first + ", for 100 others " + others);
        Files.createFile(directory.resolve("name"));
        assertEquals("name", listings.list("/", "", 1).getFirst().name());
    }

    /** A scan for each page would allocate a hundred times as much: it makes an array of every name. */
    @Test
    void shouldScanADirectoryOfManyNamesOnce() throws Exception {
        for (int i = 0; i < MANY; i++) {
            Files.createFile(directory.resolve("name-" + i));
        }
        final Listings listings = listings(NamePage.MAX_NAMES);
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        final long before = threads.getCurrentThreadAllocatedBytes();
        String after = listings.list("/", "", 10).getLast().name();
        final long first = threads.getCurrentThreadAllocatedBytes() - before;
        for (int i = 0; i < 200; i++) {
            after = listings.list("/", after, 10).getLast().name();
        }
        final long others = threads.getCurrentThreadAllocatedBytes() - before - first;
        assertTrue(others < 20 * first, "bytes for the first page " + first + ", for 200 others " + others);
        assertEquals(MANY, pages(listings, 1000).stream().distinct().count());
    }
}
