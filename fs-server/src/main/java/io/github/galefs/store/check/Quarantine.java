package io.github.galefs.store.check;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.StoreAccess;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Gives damaged files other names, which say so. */
final class Quarantine {
    static final String SUFFIX = ".damaged";

    private final FileService store;

    private Quarantine(final FileService store) {
        this.store = store;
    }

    /**
     * Moves every file that a damage names, unless it is aside already or in a snapshot.
     *
     * @param access  to the store; closed by this if there is a file to move.
     * @param damages of the store.
     * @return what was done.
     */
    static List<String> move(final StoreAccess access, final List<Damage> damages) throws FileServiceException {
        final Set<String> paths = new TreeSet<>();
        for (final Damage damage : damages) {
            final String path = damage.path();
            if (!path.isEmpty() && !path.endsWith(SUFFIX) && !path.startsWith(FileService.SNAPSHOTS + "/")) {
                paths.add(path);
            }
        }
        final List<String> moves = new ArrayList<>();
        if (!paths.isEmpty()) {
            try (FileStore store = access.intoStore()) {
                final Quarantine aside = new Quarantine(store);
                for (final String path : paths) {
                    moves.addAll(aside.move(path));
                }
            }
        }
        return moves;
    }

    /** A directory keeps its name: what lies in it is not damaged for that. */
    private List<String> move(final String path) throws FileServiceException {
        if (store.stat(path).directory()) {
            return List.of();
        }
        final String target = freeName(path);
        store.rename(path, target);
        return List.of(path + " is " + target + " now");
    }

    private String freeName(final String path) throws FileServiceException {
        String target = named(path, SUFFIX);
        for (int number = 2; exists(target); number++) {
            target = named(path, "." + number + SUFFIX);
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

    /** A name that is too long with the ending loses characters in front of it. */
    private static String named(final String path, final String ending) {
        final int begin = path.lastIndexOf('/') + 1;
        int end = path.length();
        while (bytes(path.substring(begin, end)) + bytes(ending) > FileService.MAX_NAME_LENGTH) {
            end = path.offsetByCodePoints(end, -1);
        }
        return path.substring(0, end) + ending;
    }

    private static int bytes(final String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
