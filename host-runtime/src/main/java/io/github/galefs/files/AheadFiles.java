package io.github.galefs.files;

import java.util.Arrays;

/**
 * Which files are fetched ahead at the same time. They share what may be fetched ahead: if each had all of it, one file
 * would push out of the cache what another is about to read. Used by one thread at a time.
 *
 * @see ReadAhead
 */
final class AheadFiles {
    /** Latest fetches of all files; an open file without one of them is read no more, or too slowly to matter. */
    private static final int MAX_FETCHES = 16;

    /** No file has this number. */
    private static final int NONE = 0;

    /** Numbers of the files of the latest fetches, or {@link #NONE}: a ring. */
    private final int[] fetches = new int[MAX_FETCHES];

    private int end;

    /**
     * Returns how much of a window a file has.
     *
     * @param file   number of the file.
     * @param window blocks for all files together, from 0.
     * @return blocks; at least one, unless there is none for all: however many share a small cache, each reads ahead.
     */
    long share(final int file, final long window) {
        return Math.clamp(window / countWith(file), Math.min(1, window), window);
    }

    /** Returns the number of files that share with a file, itself included. */
    int countWith(final int file) {
        int count = 1;
        for (int i = 0; i < MAX_FETCHES; i++) {
            count += fetches[i] != NONE && fetches[i] != file && isFirst(i) ? 1 : 0;
        }
        return count;
    }

    /** Records that blocks of a file are being fetched ahead. */
    void add(final int file) {
        fetches[end] = file;
        end = (end + 1) % MAX_FETCHES;
    }

    /** Ends a file's share: it is fetched up to its end, or closed. */
    void remove(final int file) {
        for (int i = 0; i < MAX_FETCHES; i++) {
            if (fetches[i] == file) {
                fetches[i] = NONE;
            }
        }
    }

    /** Ends all shares. */
    void clear() {
        Arrays.fill(fetches, NONE);
    }

    private boolean isFirst(final int index) {
        for (int i = 0; i < index; i++) {
            if (fetches[i] == fetches[index]) {
                return false;
            }
        }
        return true;
    }
}
