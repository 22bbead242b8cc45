package io.github.galefs.directory;

import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The versions of files in use, and of files that were in use last: a close and another open leave the number as it is.
 * Safe for use by several threads.
 */
final class FileVersions {
    /** Most files that are remembered without a use: some 20 MB. */
    static final int MAX_REMEMBERED = 65_536;

    private final VersionRule rule;

    /** Both are guarded by this. A file is in one of them. */
    private final Map<FileKey, VersionedFile> used = new HashMap<>();

    private final Map<FileKey, VersionedFile> remembered = new LinkedHashMap<>();
    private volatile boolean hasForgottenAttributes;

    FileVersions(final VersionRule rule) {
        this.rule = rule;
    }

    VersionRule rule() {
        return rule;
    }

    /** Begins a use of a file. The caller ends it by {@link #release}. */
    synchronized VersionedFile acquire(final FileKey key) {
        VersionedFile file = used.get(key);
        if (file == null) {
            file = remembered.get(key);
            if (file == null) {
                file = new VersionedFile(key, rule);
            }
            used.put(key, file);
            remembered.remove(key);
        }
        file.users++;
        return file;
    }

    /** Begins a use of a file that is in use or remembered; returns null for others. */
    synchronized VersionedFile acquireKnown(final FileKey key) {
        return used.containsKey(key) || remembered.containsKey(key) ? acquire(key) : null;
    }

    /** Ends a use of a file. */
    synchronized void release(final VersionedFile file) {
        if (file.users > 1) {
            file.users--;
            return;
        }
        remembered.put(file.key(), file);
        if (remembered.size() > MAX_REMEMBERED) {
            forgetOldest();
        }
        used.remove(file.key());
        file.users = 0;
    }

    private void forgetOldest() {
        final Iterator<VersionedFile> files = remembered.values().iterator();
        hasForgottenAttributes |= files.next().hasUnsyncedAttributes();
        files.remove();
    }

    /** Returns whether a forgotten file had attributes that were set and not synced. */
    boolean hasForgottenAttributes() {
        return hasForgottenAttributes;
    }
}
