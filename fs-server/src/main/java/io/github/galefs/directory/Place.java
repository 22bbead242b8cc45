package io.github.galefs.directory;

import java.util.Arrays;

/** Where a path leads beneath the root, by names without {@code .} and {@code ..}. The last name may not exist. */
final class Place {
    private static final byte[] SELF = {'.'};

    private final String path;
    private final byte[] bytes;
    private final PathNames.Ending ending;

    /**
     * Creates a place.
     *
     * @param path   the path as the user gave it.
     * @param bytes  the names, separated by {@code /}; empty for the root.
     * @param ending how the user's path ends.
     */
    Place(final String path, final byte[] bytes, final PathNames.Ending ending) {
        this.path = path;
        this.bytes = bytes;
        this.ending = ending;
    }

    /** Returns the path as the user gave it. */
    String path() {
        return path;
    }

    PathNames.Ending ending() {
        return ending;
    }

    /** Returns the path of a name in this directory. */
    Place child(final String shown, final byte[] name) {
        if (isRoot()) {
            return new Place(shown, name, PathNames.Ending.NAME);
        }
        final byte[] child = Arrays.copyOf(bytes, bytes.length + 1 + name.length);
        child[bytes.length] = '/';
        System.arraycopy(name, 0, child, bytes.length + 1, name.length);
        return new Place(shown, child, PathNames.Ending.NAME);
    }

    boolean isRoot() {
        return bytes.length == 0;
    }

    boolean wantsDirectory() {
        return ending != PathNames.Ending.NAME;
    }

    /** Returns whether the last name of the user's path is {@code .} or {@code ..}. */
    boolean endsInDots() {
        return ending == PathNames.Ending.SELF || ending == PathNames.Ending.PARENT;
    }

    /** Returns a path for the kernel. */
    byte[] whole() {
        return isRoot() ? SELF : bytes;
    }

    /** Returns the path of the directory of the last name, for the kernel. */
    byte[] parent() {
        final int slash = lastSlash();
        return slash < 0 ? SELF : Arrays.copyOf(bytes, slash);
    }

    /** Returns the last name; empty for the root. */
    byte[] name() {
        return Arrays.copyOfRange(bytes, lastSlash() + 1, bytes.length);
    }

    private int lastSlash() {
        int i = bytes.length - 1;
        while (i >= 0 && bytes[i] != '/') {
            i--;
        }
        return i;
    }
}
