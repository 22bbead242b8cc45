package io.github.galefs.directory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.posix.DirectoryCalls;
import io.github.galefs.posix.FileAttributes;
import io.github.galefs.posix.FileData;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
@Timeout(60)
class FileVersionsTest {
    private static final long LATER = 1_000_000_000_000_000L;

    @TempDir
    private Path directory;

    private OpenInode root;
    private OpenInode file;
    private FileKey key;
    private long now;

    @BeforeEach
    void create() throws Exception {
        root = DirectoryCalls.openDirectory(directory);
        file = DirectoryCalls.create(root, new byte[] {'f'}, DirectoryCalls.Access.READ_WRITE);
        key = FileKey.of(file);
        now = file.attributes().change();
    }

    @AfterEach
    void close() {
        file.close();
        root.close();
    }

    @Test
    void shouldGiveEachLookAHigherNumberWhileTheFileMayChangeUnseen() throws Exception {
        final long change = now;
        final VersionedFile versioned = new VersionedFile(key, ruleOfTicks());
        long number = versioned.lookByName(file).version();
        final long atTheMargin = change + VersionRule.TICK_MARGIN;
        final long clockWasSetBack = change - LATER;
        for (final long time : new long[] {change, atTheMargin, atTheMargin, clockWasSetBack, clockWasSetBack}) {
            now = time;
            final long next = versioned.lookByName(file).version();
            assertTrue(next > number, number + ", then " + next);
            number = next;
        }
        now = atTheMargin + 1;
        final long settled = versioned.lookByName(file).version();
        assertTrue(settled > number, number + ", then " + settled);
        assertEquals(settled, versioned.lookByName(file).version());
    }

    /** Another service, or this one after a restart, gives the same number. */
    @Test
    void shouldGiveASettledFileANumberByItsTimesWhoeverLooks() throws Exception {
        final long change = now;
        now += LATER;
        final long number =
                new VersionedFile(key, ruleOfTicks()).lookByName(file).version();
        assertTrue(number >= change && number < change + VersionRule.TICK_MARGIN, number + " at " + change);
        assertEquals(number, new VersionedFile(key, ruleOfTicks()).look(file).version());
    }

    @Test
    void shouldCountOwnChangesAndNotProveThemWhereChangesMayHide() throws Exception {
        final VersionedFile versioned = new VersionedFile(key, ruleOfTicks());
        now += LATER;
        final long first = versioned.lookByName(file).version();
        assertEquals(first, versioned.lookByName(file).version());
        assertEquals(first + 1, versioned.change(file, _ -> {}));
        assertEquals(first + 1, versioned.look(file).version());
        assertEquals(first + 2, versioned.change(file, _ -> {}));
        assertNotEquals(first + 2, versioned.lookByName(file).version());
    }

    @Test
    void shouldKeepTheNumberOfOwnChangesWhereEachChangeShows() throws Exception {
        final VersionedFile versioned = new VersionedFile(key, exactRule());
        final long first = versioned.lookByName(file).version();
        assertEquals(first + 1, versioned.setSize(file, 7));
        assertEquals(first + 1, versioned.lookByName(file).version());
        versioned.keep(file, open -> open.setPermissions(0600));
        assertEquals(first + 1, versioned.lookByName(file).version());
        assertEquals(first + 1, versioned.setSize(file, 7));
    }

    @Test
    void shouldSeeAChangeOfAnotherBetweenOwnChanges() throws Exception {
        final VersionedFile versioned = new VersionedFile(key, exactRule());
        final long first = versioned.lookByName(file).version();
        changeAsAnother();
        final long second = versioned.change(file, _ -> {});
        assertTrue(second > first + 1, first + ", " + second);
    }

    @Test
    void shouldGiveAnotherNumberAfterAFailedChange() throws Exception {
        final VersionedFile versioned = new VersionedFile(key, exactRule());
        final long first = versioned.setSize(file, 7);
        try {
            versioned.change(file, open -> {
                FileData.setSize(open, 6);
                throw new IllegalStateException("half done");
            });
        } catch (final IllegalStateException _) {
            assertTrue(Math.abs(versioned.look(file).version() - first) > 1);
            return;
        }
        throw new AssertionError("the change has not failed");
    }

    @Test
    void shouldRememberFilesThatWereUsedAndForgetTheOldest() throws Exception {
        final FileVersions versions = new FileVersions(ruleOfTicks());
        final VersionedFile versioned = versions.acquire(key);
        assertSame(versioned, versions.acquire(key));
        versioned.setAttribute(file, open -> open.setPermissions(0600));
        versions.release(versioned);
        versions.release(versioned);
        assertSame(versioned, versions.acquireKnown(key));
        versions.release(versioned);
        for (int i = 0; i < FileVersions.MAX_REMEMBERED; i++) {
            versions.release(versions.acquire(new FileKey(1, i, 1, 1)));
        }
        assertNull(versions.acquireKnown(key));
        assertNotSame(versioned, versions.acquire(key));
        assertTrue(versions.hasForgottenAttributes());
    }

    /** The write of another process that takes long may move the end of the file after it has set the times. */
    @Test
    void shouldGiveAnotherNumberAfterTheCloseWhenTheSizeDiffersAndTheTimesDoNot() throws Exception {
        final AtomicLong size = new AtomicLong(5);
        final FileVersions versions = new FileVersions(new VersionRule(() -> now, key.device(), FileTimes.EXACT) {
            @Override
            FileAttributes look(final OpenInode open) throws SystemCallException {
                final FileAttributes seen = super.look(open);
                return new FileAttributes(
                        seen.mode(),
                        seen.links(),
                        seen.device(),
                        seen.inode(),
                        size.get(),
                        seen.allocated(),
                        seen.birth(),
                        seen.change(),
                        seen.modification());
            }
        });
        final Set<Long> numbers = new HashSet<>();
        for (int i = 0; i < 1000; i++) {
            final VersionedFile versioned = versions.acquire(key);
            assertTrue(numbers.add(versioned.lookByName(file).version()), "size " + size);
            versions.release(versioned);
            size.incrementAndGet();
        }
    }

    @Test
    void shouldSeeAWriteOfAnotherDuringAnOwnChangeOfNameOrPermissions() throws Exception {
        final VersionedFile versioned = new VersionedFile(key, exactRule());
        final long first = versioned.lookByName(file).version();
        versioned.keep(file, open -> {
            changeAsAnother();
            open.setPermissions(0600);
        });
        assertTrue(versioned.lookByName(file).version() > first);
    }

    /** The time that is set replaces the time of the write. */
    @Test
    void shouldSeeAWriteOfAnotherDuringAnOwnChangeOfTheTime() throws Exception {
        final VersionedFile versioned = new VersionedFile(key, exactRule());
        changeAsAnother();
        versioned.setTime(file, open -> open.setModificationMillis(1000));
        final long first = versioned.lookByName(file).version();
        versioned.setTime(file, open -> {
            changeAsAnother();
            open.setModificationMillis(1000);
        });
        assertTrue(versioned.lookByName(file).version() > first);
        assertTrue(versioned.hasUnsyncedAttributes());
    }

    @Test
    void shouldSyncAttributesAgainWhenASyncBeganBeforeTheyWereSet() throws Exception {
        final VersionedFile versioned = new VersionedFile(key, ruleOfTicks());
        versioned.setAttribute(file, open -> {
            versioned.sync(open, false);
            open.setPermissions(0600);
        });
        assertTrue(versioned.hasUnsyncedAttributes());
        versioned.sync(file, false);
        assertFalse(versioned.hasUnsyncedAttributes());
    }

    @Test
    void shouldSyncAttributesThatAFailedCallMayHaveSet() throws Exception {
        final VersionedFile versioned = new VersionedFile(key, ruleOfTicks());
        assertThrows(
                IllegalStateException.class,
                () -> versioned.setAttribute(file, open -> {
                    open.setPermissions(0600);
                    throw new IllegalStateException("half done");
                }));
        assertTrue(versioned.hasUnsyncedAttributes());
    }

    @Test
    void shouldSyncAttributesAgainAfterAFailedSync() throws Exception {
        final VersionedFile versioned = new VersionedFile(key, ruleOfTicks());
        versioned.setAttribute(file, open -> open.setPermissions(0600));
        try (OpenInode pathOnly = DirectoryCalls.openBeneath(root, new byte[] {'f'}, DirectoryCalls.Access.PATH)) {
            assertThrows(SystemCallException.class, () -> versioned.sync(pathOnly, false));
        }
        assertTrue(versioned.hasUnsyncedAttributes());
    }

    /** The rule for a file system whose times are those of ticks. */
    private VersionRule ruleOfTicks() {
        return new VersionRule(() -> now, key.device(), FileTimes.TICKS);
    }

    /** The rule for a file system that shows each change. */
    private VersionRule exactRule() {
        return new VersionRule(() -> now, key.device(), FileTimes.EXACT);
    }

    private void changeAsAnother() {
        try {
            Files.write(directory.resolve("f"), new byte[] {1});
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
