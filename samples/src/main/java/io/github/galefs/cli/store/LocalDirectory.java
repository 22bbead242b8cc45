package io.github.galefs.cli.store;

/**
 * A local directory that is copied, with those above it in the copy. Links are followed, so only these tell a loop.
 *
 * @param key    identifies the directory on this machine.
 * @param parent directory above; null for the one in which the copy begins.
 */
record LocalDirectory(Object key, LocalDirectory parent) {
    /** Returns whether a directory, or null, is another one or lies in it. */
    static boolean isIn(final LocalDirectory directory, final Object key) {
        LocalDirectory above = directory;
        while (above != null && !above.key.equals(key)) {
            above = above.parent;
        }
        return above != null;
    }
}
