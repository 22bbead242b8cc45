package io.github.galefs.store.check;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.OfflineStore;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Renames damaged files to names that end in {@value #SUFFIX}. */
final class Quarantine {
    static final String SUFFIX = ".damaged";

    private final FileService store;

    private Quarantine(final FileService store) {
        this.store = store;
    }

    /**
     * Renames every file that a damage names, except files in snapshots and files that are quarantined already.
     *
     * @param access  the store; this call closes it if there is a file to rename.
     * @param damages damages of the store.
     * @return one line for each renamed file.
     * @throws FileServiceException ENOSPC; EIO.
     */
    static List<String> renameDamaged(final OfflineStore access, final List<Damage> damages)
            throws FileServiceException {
        final Set<String> paths = new TreeSet<>();
        for (final Damage damage : damages) {
            final String path = damage.path();
            if (!path.isEmpty() && !path.endsWith(SUFFIX) && !path.startsWith(FileService.SNAPSHOTS + "/")) {
                paths.add(path);
            }
        }
        final List<String> renames = new ArrayList<>();
        if (!paths.isEmpty()) {
            try (FileStore store = access.intoStore()) {
                final Quarantine quarantine = new Quarantine(store);
                for (final String path : paths) {
                    renames.addAll(quarantine.rename(path));
                }
            }
        }
        return renames;
    }

    /** A directory keeps its name, because damage to it does not damage the files below it. */
    private List<String> rename(final String path) throws FileServiceException {
        if (store.stat(path).directory()) {
            return List.of();
        }
        final String target = unusedName(path);
        store.rename(path, target);
        return List.of("renamed " + path + " to " + target);
    }

    private String unusedName(final String path) throws FileServiceException {
        String target = withEnding(path, SUFFIX);
        for (int number = 2; exists(target); number++) {
            target = withEnding(path, "." + number + SUFFIX);
        }
        return target;
    }

    private boolean exists(final String path) throws FileServiceException {
        try {
            store.stat(path);
            return true;
        } catch (final FileServiceException e) {
            if (e.error() == PosixError.ENOENT) {
                return false;
            }
            throw e;
        }
    }

    /** Appends an ending, and drops characters before it if the name would be too long. */
    private static String withEnding(final String path, final String ending) {
        final int begin = path.lastIndexOf('/') + 1;
        int end = path.length();
        while (byteLength(path.substring(begin, end)) + byteLength(ending) > FileService.MAX_NAME_LENGTH) {
            end = path.offsetByCodePoints(end, -1);
        }
        return path.substring(0, end) + ending;
    }

    private static int byteLength(final String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
