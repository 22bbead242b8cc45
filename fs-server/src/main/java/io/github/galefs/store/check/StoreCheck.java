package io.github.galefs.store.check;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.OfflineStore;
import io.github.galefs.store.tree.FileTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Checks and repairs a store. No process may have the store open for writing; readers may. */
public final class StoreCheck {
    private final OfflineStore store;
    private final List<Damage> damages = new ArrayList<>();

    private StoreCheck(final OfflineStore store) {
        this.store = store;
    }

    /**
     * Reads all records and all payloads of a store, and changes nothing.
     *
     * @param directory directory of the store.
     * @return what was checked and the damage found.
     * @throws FileServiceException ENOENT or ENOTDIR if there is no such directory; EINVAL if the directory is not a
     *     store; EBUSY, naming the process, if the store is open for writing; EINTR if the thread was interrupted; EIO
     *     if the disk cannot be read.
     */
    public static CheckReport check(final Path directory) throws FileServiceException {
        try (OfflineStore store = OfflineStore.open(directory)) {
            return new StoreCheck(store).run();
        }
    }

    /**
     * Checks a store, and quarantines what is damaged. A file that has a damaged block, or whose history lost a record,
     * is renamed to a name that ends in {@code .damaged}. A damaged meta log is rebuilt from its sound records. A
     * damaged block stays damaged, and snapshots are not changed.
     *
     * @param directory directory of the store.
     * @return what was checked, the damage found and the changes made.
     * @throws FileServiceException as {@link #check}; ENOSPC if the disk is full.
     */
    public static CheckReport repair(final Path directory) throws FileServiceException {
        final List<String> repairs = new ArrayList<>();
        try (OfflineStore store = OfflineStore.open(directory)) {
            final CheckReport report = new StoreCheck(store).run();
            if (report.damages().stream()
                    .anyMatch(damage -> damage.file().startsWith(store.meta().getFileName()))) {
                repairs.add("rebuilt the meta log; the damaged one is now " + store.rewriteMeta());
            }
            repairs.addAll(Quarantine.renameDamaged(store, report.damages()));
            return report.withRepairs(repairs);
        }
    }

    private CheckReport run() throws FileServiceException {
        final long begin = System.nanoTime();
        final MetaScan meta = new MetaScan(store.directory(), store.meta(), store.lastRecord(), damages);
        final DataScan data = new DataScan(store.directory(), store.data());
        try (TreeCheck files = new TreeCheck(store.directory(), store.data(), store.blockSize(), data, damages)) {
            final long records = meta.run() + data.run();
            files.run(tree());
            damages.addAll(data.damages());
            final double seconds = (System.nanoTime() - begin) / 1e9;
            return new CheckReport(
                    files.files(), files.blocks(), files.bytes(), records, seconds, List.copyOf(damages), List.of());
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot read the logs of " + store.directory(), e);
        }
    }

    /** The tree as opening the store would build it, or what can be salvaged of it if the store cannot be opened. */
    private FileTree tree() throws FileServiceException {
        try {
            return store.tree();
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.EIO) {
                throw e;
            }
            final LossReport losses = new LossReport(store.directory().relativize(store.meta()));
            final FileTree tree = store.salvage(losses);
            damages.add(losses.damageOfLog(e.getMessage()));
            damages.addAll(losses.damages(tree));
            return tree;
        }
    }
}
