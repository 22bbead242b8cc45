package io.github.galefs.store.check;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.StoreAccess;
import io.github.galefs.store.tree.FileTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Checks a store that nobody has open for writing. */
public final class StoreCheck {
    private final StoreAccess store;
    private final List<Damage> damages = new ArrayList<>();

    private StoreCheck(final StoreAccess store) {
        this.store = store;
    }

    /**
     * Reads everything and changes nothing.
     *
     * @param directory of the store.
     * @return what was found.
     * @throws FileServiceException ENOENT, ENOTDIR; EINVAL if the directory is not a store; EBUSY, with the process, if
     *     it is open for writing; EINTR; EIO when the disk does not let itself be read.
     */
    public static CheckReport check(final Path directory) throws FileServiceException {
        try (StoreAccess store = StoreAccess.open(directory)) {
            return new StoreCheck(store).run();
        }
    }

    /**
     * Reads everything, and puts aside what is damaged: a file that has a damaged block, or of which a record is lost,
     * gets a name that ends in {@code .damaged}, and a damaged meta log is made anew from what is left of it. A damaged
     * block stays one. Snapshots are left as they are.
     *
     * @param directory of the store.
     * @return what was found, and what was done.
     * @throws FileServiceException as {@link #check}; ENOSPC.
     */
    public static CheckReport repair(final Path directory) throws FileServiceException {
        final List<String> repairs = new ArrayList<>();
        try (StoreAccess store = StoreAccess.open(directory)) {
            final CheckReport report = new StoreCheck(store).run();
            if (report.damages().stream()
                    .anyMatch(damage -> damage.file().startsWith(store.meta().getFileName()))) {
                repairs.add("the meta log was made anew; the damaged one is " + store.rewriteMeta());
            }
            repairs.addAll(Quarantine.move(store, report.damages()));
            return report.with(repairs);
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

    /** Names and files as they would be opened, or else as far as they can be made out. */
    private FileTree tree() throws FileServiceException {
        try {
            return store.tree();
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.EIO) {
                throw e;
            }
            final LossReport lost = new LossReport(store.directory().relativize(store.meta()));
            final FileTree tree = store.salvage(lost);
            damages.add(lost.whole(e.getMessage()));
            damages.addAll(lost.damages(tree));
            return tree;
        }
    }
}
