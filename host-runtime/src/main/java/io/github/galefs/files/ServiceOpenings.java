package io.github.galefs.files;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.transfer.TransferEngine;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Opens files at the service. Of each path, one call is in progress for each set of options; those who come meanwhile
 * share the next one, as writers share a group commit. Used by one thread at a time.
 */
final class ServiceOpenings {
    private final FileService service;
    private final TransferEngine engine;
    private final Map<Key, ServiceOpening> inProgress = new HashMap<>();
    private final Map<Key, ServiceOpening> next = new HashMap<>();

    /** What openings that share a call have in common. */
    private record Key(String path, Set<FileOpenOption> options) {}

    ServiceOpenings(final FileService service, final TransferEngine engine) {
        this.service = service;
        this.engine = engine;
    }

    /** Opens a file for an opening, which takes the result later; returns the call. */
    ServiceOpening open(final String path, final OpenFlags flags, final FileOpening opening) {
        final Key key = new Key(path, flags.options());
        if (inProgress.containsKey(key)) {
            final ServiceOpening call = next.computeIfAbsent(key, this::newCall);
            call.add(opening);
            return call;
        }
        final ServiceOpening call = newCall(key);
        call.add(opening);
        start(key, call);
        return call;
    }

    private ServiceOpening newCall(final Key key) {
        return new ServiceOpening(service, key.path(), key.options(), () -> onCompleted(key));
    }

    private void start(final Key key, final ServiceOpening call) {
        inProgress.put(key, call);
        engine.call(call);
    }

    private void onCompleted(final Key key) {
        inProgress.remove(key);
        final ServiceOpening following = next.remove(key);
        if (following != null) {
            start(key, following);
        }
    }
}
