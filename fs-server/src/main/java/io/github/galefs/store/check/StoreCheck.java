package io.github.galefs.store.check;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.OfflineStore;
import io.github.galefs.store.disk.StoreDisk;
import io.github.galefs.store.journal.ReplayResult;
import io.github.galefs.store.journal.Salvage;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks and repairs a store. No process may have the store open for writing; readers may.
 *
 * <p>A store is clean if opening it loses nothing that was durable. What a loss of power has left behind the end of the
 * journal is no damage, nor is what is marked as damaged already.
 */
public final class StoreCheck {
    private final OfflineStore store;
    private final Findings findings = new Findings();

    /** Names and files: as an opening has them, or what could be salvaged. */
    private ReplayResult state;

    /** Whether the store cannot be opened. */
    private boolean salvaged;

    private StoreCheck(final OfflineStore store) {
        this.store = store;
    }

    /**
     * Reads all records and all payloads of a store, and changes nothing: it also works where this process may only
     * read.
     *
     * @param directory directory of the store.
     * @return what was found.
     * @throws FileServiceException ENOENT, ENOTDIR, EINVAL if the directory is not a store; EBUSY if it is open for
     *     writing; EINTR; EIO.
     */
    public static CheckReport check(final Path directory) throws FileServiceException {
        return check(directory, StoreDisk.system());
    }

    /**
     * Checks a store on a disk.
     *
     * @param directory directory of the store.
     * @param disk      the disk.
     * @return as {@link #check(Path)}.
     * @throws FileServiceException as {@link #check(Path)}.
     */
    public static CheckReport check(final Path directory, final StoreDisk disk) throws FileServiceException {
        try (OfflineStore store = OfflineStore.openForReading(directory, disk)) {
            return new StoreCheck(store).run();
        }
    }

    /**
     * Checks a store, and marks what is damaged; afterwards it is clean. A file with a damaged block is renamed to a
     * name that ends in {@code .damaged}, and so is a snapshot that shows one; the block stays damaged. If the store
     * cannot be opened, its journal is replaced by what could be salvaged, and the old one is kept in a directory
     * beside it; see {@link Salvage}.
     *
     * @param directory directory of the store.
     * @return what was found and what was changed.
     * @throws FileServiceException as {@link #check(Path)}, and ENOSPC. Nothing is lost then, and the repair can be
     *     repeated.
     */
    public static CheckReport repair(final Path directory) throws FileServiceException {
        return repair(directory, StoreDisk.system());
    }

    /**
     * Repairs a store on a disk.
     *
     * @param directory directory of the store.
     * @param disk      makes the repair durable.
     * @return as {@link #repair(Path)}.
     * @throws FileServiceException as {@link #repair(Path)}.
     */
    public static CheckReport repair(final Path directory, final StoreDisk disk) throws FileServiceException {
        try (OfflineStore store = OfflineStore.open(directory, disk)) {
            final StoreCheck check = new StoreCheck(store);
            final CheckReport report = check.run();
            return report.isClean() ? report : report.withRepairs(check.repair());
        }
    }

    private CheckReport run() throws FileServiceException {
        final long begin = System.nanoTime();
        final MetaScan meta = new MetaScan(store.directory(), store.meta());
        final DataScan data = new DataScan(store.directory(), store.data());
        try (TreeCheck files = new TreeCheck(store.directory(), store.data(), store.blockSize(), data, findings)) {
            final long records = meta.run() + data.run();
            findState();
            meta.ranges().forEach(salvaged ? findings::addDamage : findings::addRemark);
            files.run(state.tree());
            data.damages().forEach(findings::addRemark);
            final double seconds = (System.nanoTime() - begin) / 1e9;
            return new CheckReport(
                    files.files(),
                    files.blocks(),
                    files.bytes(),
                    records,
                    seconds,
                    List.copyOf(findings.damages()),
                    List.copyOf(findings.remarks()),
                    List.of());
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot read the logs of " + store.directory(), e);
        }
    }

    private void findState() throws FileServiceException {
        try {
            state = store.replay();
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.EIO) {
                throw e;
            }
            final Path log = store.directory().relativize(HeldDirectory.name(store.meta()));
            findings.addDamage(Damage.inLog(log, 0, 0, "the store cannot be opened: " + e.getMessage()));
            final Salvage.Result result = store.salvage();
            result.losses().forEach(loss -> findings.addDamage(Damage.inLog(log, 0, 0, loss.toString())));
            state = result.state();
            salvaged = true;
        }
    }

    private List<String> repair() throws FileServiceException {
        final List<String> changes = new ArrayList<>();
        changes.addAll(new Quarantine(state.tree(), InstantSource.system()).mark(findings));
        if (salvaged) {
            changes.addFirst("rebuilt the meta log; both logs as they were are kept in " + store.keepLogs()
                    + ", which can be removed when nothing is missing");
        }
        store.replaceJournal(state);
        return changes;
    }
}
