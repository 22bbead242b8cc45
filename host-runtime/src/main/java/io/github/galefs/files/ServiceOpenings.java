package io.github.galefs.files;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.transfer.TransferEngine;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Opens files at the service. Openings of one path with the same options share a call if they come before it begins, as
 * writers share a group commit; the next call waits until it has ended. A call begins after the requests that are
 * handled together: a work-group that got its reply before the others would run a round alone. Used by one thread at a
 * time.
 */
final class ServiceOpenings {
    private final FileService service;
    private final TransferEngine engine;
    private final BooleanSupplier areWanted;

    /** Calls that have not begun, the oldest first. */
    private final Map<Key, ServiceOpening> waiting = new LinkedHashMap<>();

    private final Set<Key> inProgress = new HashSet<>();

    /** What openings that share a call have in common. */
    private record Key(String path, Set<FileOpenOption> options) {}

    /** @param areWanted whether openings have a launch that waits for them; read by workers. */
    ServiceOpenings(final FileService service, final TransferEngine engine, final BooleanSupplier areWanted) {
        this.service = service;
        this.engine = engine;
        this.areWanted = areWanted;
    }

    /** Opens a file for an opening, which takes the result later; returns the call. */
    ServiceOpening open(final String path, final OpenFlags flags, final FileOpening opening) {
        final ServiceOpening call = waiting.computeIfAbsent(new Key(path, flags.options()), this::newCall);
        call.add(opening);
        return call;
    }

    /** Returns whether calls have not begun. */
    boolean areWaiting() {
        return !waiting.isEmpty();
    }

    /** Begins calls. Returns their number. */
    int doWork() {
        if (waiting.isEmpty()) {
            return 0;
        }
        int begun = 0;
        final Iterator<Map.Entry<Key, ServiceOpening>> entries =
                waiting.entrySet().iterator();
        while (entries.hasNext()) {
            final Map.Entry<Key, ServiceOpening> entry = entries.next();
            if (inProgress.add(entry.getKey())) {
                entries.remove();
                engine.call(entry.getValue());
                begun++;
            }
        }
        return begun;
    }

    private ServiceOpening newCall(final Key key) {
        return new ServiceOpening(service, key.path(), key.options(), areWanted, () -> inProgress.remove(key));
    }
}
