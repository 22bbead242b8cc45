package io.github.galefs.files;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.transfer.TransferEngine;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reads of many blocks by many work-groups at once: what is fetched for one must not push out that of another. */
@Timeout(60)
class LongReadsTest {
    private static final int BLOCK = FilesRig.BLOCK_SIZE;
    private static final int SEED = 1;

    /** Of each work-group. */
    private static final int READS = 4;

    /** Blocks of the longest transfer. */
    private static final int LONGEST = TransferEngine.MAX_TRANSFER_LENGTH / BLOCK;

    private static final int MANY = 64;

    @TempDir
    private Path directory;

    private final SplittableRandom random = new SplittableRandom(SEED);
    private EmbeddedStore store;
    private FailingFiles service;
    private FilesRig rig;
    private int fd;

    @BeforeEach
    void open() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        service = new FailingFiles(store);
    }

    @AfterEach
    void close() throws Exception {
        rig.close();
        store.close();
    }

    /** The service is slow, and work-groups get on in any order. */
    @ParameterizedTest(name = "{0} groups, {1} frames, reads of {2} blocks")
    @CsvSource({"8, 256, 64", "32, 256, 16", "128, 1024, 64", "64, 64, 32"})
    void shouldFetchEachBlockAboutOnceWhenManyCallsAreInProgress(
            final int groupCount, final int frameCount, final int readLength) throws Exception {
        begin(frameCount, groupCount, readLength);
        readInAnyOrder(readers(groupCount, readLength), () -> {
            if (random.nextInt(16) == 0 && rig.hasCalls()) {
                rig.completeFirst();
            }
        });
        assertFetchedAboutOnce(groupCount, readLength);
    }

    /** The service is fast, and few blocks are read meanwhile. */
    @ParameterizedTest(name = "{0} groups, {1} frames, reads of {2} blocks")
    @CsvSource({"8, 256, 64", "32, 256, 16", "128, 1024, 64", "64, 64, 32"})
    void shouldFetchEachBlockAboutOnceWhenGroupsAreSlowerThanTheService(
            final int groupCount, final int frameCount, final int readLength) throws Exception {
        begin(frameCount, groupCount, readLength);
        readInAnyOrder(readers(groupCount, readLength), rig::completeAll);
        assertFetchedAboutOnce(groupCount, readLength);
    }

    /** Each work-group gets on as far as it can; then all requests are served. */
    @ParameterizedTest(name = "{0} groups, {1} frames, reads of {2} blocks")
    @CsvSource({"8, 256, 64", "250, 500, 100", "128, 1024, 64", "64, 128, 16"})
    void shouldFetchEachBlockAboutOnceInRounds(final int groupCount, final int frameCount, final int readLength)
            throws Exception {
        begin(frameCount, groupCount, readLength);
        final List<Reader> readers = readers(groupCount, readLength);
        while (!readers.isEmpty()) {
            for (final Reader reader : readers) {
                boolean goesOn = true;
                while (goesOn) {
                    goesOn = reader.step();
                }
            }
            readers.removeIf(Reader::hasEnded);
            rig.completeAll();
        }
        assertFetchedAboutOnce(groupCount, readLength);
    }

    @Test
    void shouldFetchALongReadByOneCallWhenFewGroupsRead() throws Exception {
        begin(4 * LONGEST, 2, LONGEST);
        for (int group = 0; group < 2; group++) {
            rig.read(group, fd, (1L + 4L * group) * LONGEST * BLOCK, (long) LONGEST * BLOCK);
            rig.completeAll();
            rig.release(group);
        }
        assertEquals(2, service.reads);
    }

    @Test
    void shouldFetchALongReadByOneCallWhenManyOthersHaveSentAnotherRequest() throws Exception {
        begin(4 * LONGEST, MANY, LONGEST);
        readMany();
        for (int group = 1; group <= MANY; group++) {
            rig.close(group, 3000);
        }
        assertEquals(1, callsOfALongRead(200));
    }

    @Test
    void shouldFetchALongReadByOneCallWhenManyOthersHaveReadInAnEarlierLaunch() throws Exception {
        begin(4 * LONGEST, MANY, LONGEST);
        readMany();
        assertTrue(callsOfALongRead(100) > 1);
        assertEquals(List.of(), rig.endLaunch());
        rig.beginLaunch(1);
        fd = rig.opened(0, "a", O_RDONLY);
        assertEquals(1, callsOfALongRead(200));
    }

    /** The host does not know that the others have ended. */
    @Test
    void shouldFetchALongReadByOneCallWhenTheCacheHasTurnedOverTwiceSinceManyOthersHaveRead() throws Exception {
        begin(4 * LONGEST, MANY, LONGEST);
        readMany();
        final Reader reader = new Reader(
                0, LongStream.range(10, 19).map(n -> n * LONGEST).boxed().toList(), LONGEST);
        while (!reader.hasEnded()) {
            reader.step();
            rig.completeAll();
        }
        assertEquals(1, callsOfALongRead(200));
    }

    private void begin(final int frameCount, final int groupCount, final int readLength) throws Exception {
        rig = new FilesRig(service, frameCount, 4);
        final long handle = store.open("a", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        store.truncate(handle, (long) READS * readLength * groupCount * BLOCK);
        store.close(handle);
        rig.beginLaunch(groupCount);
        fd = rig.opened(0, "a", O_RDONLY);
        service.reads = 0;
    }

    /** Other work-groups than the first each make a long read at one place, and wait for its first block only. */
    private void readMany() {
        for (int group = 1; group <= MANY; group++) {
            rig.read(group, fd, 0, (long) LONGEST * BLOCK);
            rig.completeAll();
            rig.release(group);
        }
    }

    /** Returns the calls of the service until a work-group has read a part of the file. */
    private int callsOfALongRead(final long part) throws FileServiceException {
        service.reads = 0;
        final Reader reader = new Reader(0, List.of(part * LONGEST), LONGEST);
        while (!reader.hasEnded()) {
            reader.step();
            rig.completeAll();
        }
        return service.reads;
    }

    private void assertFetchedAboutOnce(final int groupCount, final int readLength) {
        final double ratio = rig.fetchedBytes() / ((double) READS * readLength * groupCount * BLOCK);
        assertTrue(ratio <= 1.1, "seed " + SEED + ": fetched " + ratio + " times what was read");
    }

    /** Returns work-groups that take turns at reading a file. */
    private List<Reader> readers(final int groupCount, final int readLength) {
        final List<Reader> readers = new ArrayList<>();
        for (int group = 0; group < groupCount; group++) {
            final int first = group;
            readers.add(new Reader(
                    group,
                    LongStream.range(0, READS)
                            .map(read -> (read * groupCount + first) * readLength)
                            .boxed()
                            .toList(),
                    readLength));
        }
        return readers;
    }

    private void readInAnyOrder(final List<Reader> readers, final Runnable serve) throws FileServiceException {
        while (!readers.isEmpty()) {
            final Reader reader = readers.get(random.nextInt(readers.size()));
            reader.step();
            if (reader.hasEnded()) {
                readers.remove(reader);
            }
            rig.work();
            serve.run();
        }
    }

    /** A work-group that reads parts of the file, one after another. */
    private final class Reader {
        private final int group;
        private final List<Long> begins;
        private final int length;
        private int read;
        private int done;
        private boolean waits;

        /** Creates a work-group that reads blocks of the file, with the first of each read. */
        Reader(final int group, final List<Long> begins, final int length) {
            this.group = group;
            this.begins = begins;
            this.length = length;
        }

        boolean hasEnded() {
            return read == begins.size();
        }

        /** Reads a block, or asks for it; returns whether there is another step. */
        boolean step() throws FileServiceException {
            if (hasEnded() || (waits && !rig.hasReply(group))) {
                return false;
            }
            final long block = begins.get(read) + done;
            if (waits) {
                assertTrue(rig.result(group) >= 0);
                rig.release(group);
                waits = false;
            } else if (!rig.isHit(fd, block)) {
                rig.read(group, fd, block * BLOCK, (long) (length - done) * BLOCK);
                waits = true;
                return true;
            }
            done++;
            if (done == length) {
                read++;
                done = 0;
            }
            return true;
        }
    }
}
