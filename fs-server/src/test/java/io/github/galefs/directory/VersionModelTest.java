package io.github.galefs.directory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.posix.DirectoryCalls;
import io.github.galefs.posix.FileAttributes;
import io.github.galefs.posix.FileData;
import io.github.galefs.posix.KernelClock;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.lifecycle.AfterTry;
import net.jqwik.api.lifecycle.BeforeTry;

/**
 * Changes a file by this service and by another process in random order. A model of the blocks that kernels cache, as
 * {@code CachedFile} has it, must never show other bytes than the file after an open.
 */
class VersionModelTest {
    private static final byte[] NAME = {'f'};
    private static final int LENGTH = 8;
    private static final long TICK = 10_000_000;

    private Path directory;
    private OpenInode root;
    private OpenInode file;
    private FileKey key;
    private FileVersions versions;
    private VersionRule rule;

    /** Bytes of the file. */
    private byte[] bytes;

    private byte nextByte;

    /** Null before the first open. */
    private VersionedFile open;

    private byte[] cached;
    private long cachedVersion;
    private long highestVersion;

    /** Whether nothing has happened that may cost the cached blocks. */
    private boolean isUndisturbed;

    private final Map<Long, byte[]> seen = new HashMap<>();

    /** A step; with a slot of the file where a byte changes. */
    enum Step {
        OPEN,
        CLOSE,
        FORGET,
        SETTLE,
        OWN_WRITE,
        OWN_PERMISSIONS,
        OWN_PERMISSIONS_BESIDE_A_WRITE,
        OWN_RENAME_BESIDE_A_WRITE,
        OWN_TIME,
        OWN_TIME_BESIDE_A_WRITE,
        OTHER_WRITE,
        OTHER_WRITE_WITH_THE_OLD_TIME,
        OTHER_APPEND,
        OTHER_CUT,
        OTHER_RENAME,
        OTHER_PERMISSIONS
    }

    @Provide
    static Arbitrary<List<Step>> steps() {
        final Arbitrary<Step> frequent = Arbitraries.of(Step.OPEN, Step.OWN_WRITE, Step.OTHER_WRITE);
        final Arbitrary<Step> rare = Arbitraries.of(Step.values()).filter(step -> step != Step.SETTLE);
        return Arbitraries.frequencyOf(
                        Tuple.of(20, frequent), Tuple.of(20, rare), Tuple.of(1, Arbitraries.just(Step.SETTLE)))
                .list()
                .ofMinSize(2)
                .ofMaxSize(60);
    }

    @BeforeTry
    void create() throws Exception {
        directory = Files.createTempDirectory("versions");
        bytes = new byte[LENGTH];
        Files.write(directory.resolve("f"), bytes);
        root = DirectoryCalls.openDirectory(directory);
        file = DirectoryCalls.openBeneath(root, NAME, DirectoryCalls.Access.READ_WRITE);
        key = FileKey.of(file);
        open = null;
        cached = null;
        seen.clear();
    }

    @AfterTry
    void delete() throws IOException {
        file.close();
        root.close();
        Files.delete(directory.resolve("f"));
        Files.delete(directory);
    }

    @Property(tries = 300)
    void shouldShowEachChangeWithTheTimesOfTheFileSystem(@ForAll("steps") final List<Step> steps) throws Exception {
        rule = new VersionRule(KernelClock::lastTick, key.device(), FileTimes.of(root));
        run(steps);
    }

    @Property(tries = 300)
    void shouldShowEachChangeWithTheTimesOfTicks(@ForAll("steps") final List<Step> steps) throws Exception {
        rule = new Ticks(key.device());
        run(steps);
    }

    /** Shows times as a kernel with ticks of 10 ms does. */
    private static final class Ticks extends VersionRule {
        Ticks(final long device) {
            super(() -> tick(KernelClock.lastTick()), device, FileTimes.TICKS);
        }

        @Override
        FileAttributes look(final OpenInode file) throws SystemCallException {
            final FileAttributes exact = super.look(file);
            return new FileAttributes(
                    exact.mode(),
                    exact.links(),
                    exact.device(),
                    exact.inode(),
                    exact.size(),
                    exact.allocated(),
                    exact.birth(),
                    tick(exact.change()),
                    tick(exact.modification()));
        }

        /** Not a whole second, which the rule would not take for a tick. */
        private static long tick(final long time) {
            return time - Math.floorMod(time, TICK) + 1;
        }
    }

    private void run(final List<Step> steps) throws Exception {
        versions = new FileVersions(rule);
        for (final Step step : steps) {
            make(step);
        }
        open();
    }

    private void make(final Step step) throws Exception {
        switch (step) {
            case OPEN -> open();
            case CLOSE -> close();
            case FORGET -> forget();
            case SETTLE -> settle();
            case OWN_WRITE -> ownWrite();
            case OWN_PERMISSIONS -> versioned().setAttribute(file, inode -> inode.setPermissions(0640));
            case OWN_PERMISSIONS_BESIDE_A_WRITE ->
                versioned().setAttribute(file, inode -> {
                    otherWrite();
                    inode.setPermissions(0600);
                });
            case OWN_RENAME_BESIDE_A_WRITE ->
                versioned().keep(file, _ -> {
                    otherWrite();
                    DirectoryCalls.rename(root, NAME, root, new byte[] {'g'});
                    DirectoryCalls.rename(root, new byte[] {'g'}, root, NAME);
                });
            case OWN_TIME -> ownTime(() -> {});
            case OWN_TIME_BESIDE_A_WRITE -> ownTime(this::otherWrite);
            case OTHER_WRITE -> otherWrite();
            case OTHER_WRITE_WITH_THE_OLD_TIME -> otherWriteWithTheOldTime();
            case OTHER_APPEND -> otherSize(bytes.length + 1);
            case OTHER_CUT -> otherSize(Math.max(1, bytes.length - 1));
            case OTHER_RENAME -> {
                isUndisturbed = false;
                Files.move(directory.resolve("f"), directory.resolve("g"));
                Files.move(directory.resolve("g"), directory.resolve("f"));
            }
            case OTHER_PERMISSIONS -> {
                isUndisturbed = false;
                Files.setPosixFilePermissions(directory.resolve("f"), PosixFilePermissions.fromString("rw-rw----"));
            }
        }
    }

    /** Returns the versions of the file as a call by name has them. */
    private VersionedFile versioned() {
        final VersionedFile versioned = versions.acquire(key);
        versions.release(versioned);
        return versioned;
    }

    private void open() throws Exception {
        if (open == null) {
            open = versions.acquire(key);
        }
        final long version = open.lookByName(file).version();
        final byte[] before = seen.put(version, bytes.clone());
        assertArrayEquals(bytes, before == null ? bytes : before, "version " + version);
        assertTrue(cached == null || version >= cachedVersion, cachedVersion + ", then " + version);
        if (cached != null && version == cachedVersion && highestVersion <= cachedVersion) {
            assertArrayEquals(bytes, cached, "version " + version);
        } else {
            assertTrue(cached == null || !isUndisturbed || !rule.hasExactTimes(key), "an own change has cost blocks");
            cached = bytes.clone();
            cachedVersion = version;
            highestVersion = version;
        }
        isUndisturbed = true;
    }

    private void close() {
        if (open != null) {
            versions.release(open);
            open = null;
        }
    }

    /** Forgets the versions, as after the use of many other files. */
    private void forget() {
        close();
        isUndisturbed = false;
        versions = new FileVersions(rule);
    }

    private void settle() throws SystemCallException {
        final long change = rule.look(file).change();
        while (rule.now() <= change + VersionRule.TICK_MARGIN) {
            Thread.onSpinWait();
        }
    }

    private void ownWrite() throws Exception {
        if (open == null) {
            open();
        }
        final int slot = slot();
        final long version = open.change(file, this::write);
        cached = cached.length > slot ? cached : Arrays.copyOf(cached, slot + 1);
        cached[slot] = bytes[slot];
        cachedVersion++;
        highestVersion = Math.max(highestVersion, version);
        assertEquals(version, open.look(file).version());
    }

    private void write(final OpenInode inode) throws SystemCallException {
        final int slot = slot();
        bytes[slot] = ++nextByte;
        try (Arena arena = Arena.ofConfined()) {
            FileData.write(inode, slot, arena.allocateFrom(ValueLayout.JAVA_BYTE, bytes[slot]));
        }
    }

    /** Returns an offset that the next change takes. */
    private int slot() {
        return Math.floorMod(nextByte, bytes.length);
    }

    private void ownTime(final Runnable before) throws Exception {
        isUndisturbed = false;
        versioned().setTime(file, inode -> {
            before.run();
            inode.setModificationMillis(1000);
        });
    }

    private void otherWrite() {
        isUndisturbed = false;
        final int slot = slot();
        bytes[slot] = ++nextByte;
        try (FileChannel channel = FileChannel.open(directory.resolve("f"), StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[] {bytes[slot]}), slot);
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void otherWriteWithTheOldTime() throws IOException {
        final FileTime time = Files.getLastModifiedTime(directory.resolve("f"));
        otherWrite();
        Files.setLastModifiedTime(directory.resolve("f"), time);
    }

    private void otherSize(final int size) throws IOException {
        isUndisturbed = false;
        bytes = Arrays.copyOf(bytes, size);
        try (RandomAccessFile channel =
                new RandomAccessFile(directory.resolve("f").toFile(), "rw")) {
            channel.setLength(size);
        }
    }
}
