package io.github.galefs.store.tree;

import io.github.galefs.file.FileStatus;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A directory. Its names are ordered by the unsigned bytes of their UTF-8.
 *
 * <p>Entries lie in pages of at most {@link #PAGE_ENTRIES}, each a pair of sorted arrays, so an entry costs two
 * references and its name's bytes, and adding one to a large directory moves few others. A copy shares the pages; whoever
 * changes one copies it before.
 */
public final class DirectoryNode implements Node {
    /** Most entries of a page. */
    static final int PAGE_ENTRIES = 128;

    private static final int DEFAULT_PERMISSIONS = 0b111_101_101;
    private static final Page[] NO_PAGES = {};

    private final long id;
    private DirectoryNode parent;
    private Page[] pages = NO_PAGES;
    private int pageCount;
    private int size;
    private int epoch;
    private int permissions = DEFAULT_PERMISSIONS;
    private long version;
    private long modificationMillis;

    /** A directory without entries; a null parent makes it the root, which is its own. */
    DirectoryNode(final long id, final DirectoryNode parent, final int epoch, final long timeMillis) {
        this.id = id;
        this.parent = parent == null ? this : parent;
        this.epoch = epoch;
        modificationMillis = timeMillis;
    }

    private DirectoryNode(final DirectoryNode original) {
        id = original.id;
        parent = original.parent;
        for (int i = 0; i < original.pageCount; i++) {
            original.pages[i].shared = true;
        }
        pages = Arrays.copyOf(original.pages, original.pageCount);
        pageCount = original.pageCount;
        size = original.size;
        epoch = original.epoch;
        permissions = original.permissions;
        version = original.version;
        modificationMillis = original.modificationMillis;
    }

    /** Takes the entries of a directory. */
    @FunctionalInterface
    public interface Visitor {
        /**
         * Takes one entry.
         *
         * @param name bytes of the name; not to be changed.
         * @param node what it stands for.
         * @return whether more are wanted.
         */
        boolean onEntry(byte[] name, Node node);
    }

    @Override
    public long id() {
        return id;
    }

    @Override
    public FileStatus status() {
        return new FileStatus(id, true, permissions, 0, 0, modificationMillis, version);
    }

    @Override
    public int permissions() {
        return permissions;
    }

    @Override
    public long modificationMillis() {
        return modificationMillis;
    }

    @Override
    public long version() {
        return version;
    }

    @Override
    public int epoch() {
        return epoch;
    }

    @Override
    public DirectoryNode copy() {
        return new DirectoryNode(this);
    }

    @Override
    public void setEpoch(final int newEpoch) {
        epoch = newEpoch;
    }

    @Override
    public void setAttributes(final int newPermissions, final long newModificationMillis) {
        permissions = newPermissions;
        modificationMillis = newModificationMillis;
    }

    /**
     * Hands over the entries behind a name, in their order.
     *
     * @param after   the name; empty for all entries.
     * @param visitor takes them until it wants no more.
     */
    public void forEachAfter(final byte[] after, final Visitor visitor) {
        int page = after.length == 0 ? 0 : pageOf(after);
        int index = 0;
        if (after.length > 0 && page < pageCount) {
            final int found = pages[page].indexOf(after);
            index = found < 0 ? -found - 1 : found + 1;
        }
        for (; page < pageCount; page++) {
            final Page current = pages[page];
            for (; index < current.count; index++) {
                if (!visitor.onEntry(current.names[index], current.nodes[index])) {
                    return;
                }
            }
            index = 0;
        }
    }

    /**
     * Entries.
     *
     * @return how many, from 0.
     */
    public int size() {
        return size;
    }

    /**
     * Directory that it lies in.
     *
     * @return its parent; the root is its own.
     */
    public DirectoryNode parent() {
        return parent;
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** What an ordinary name stands for; null if nothing. */
    Node child(final String name) {
        return child(name.getBytes(StandardCharsets.UTF_8));
    }

    /** Whether this directory is another one, or lies anywhere below it. */
    boolean isWithin(final DirectoryNode other) {
        DirectoryNode directory = this;
        while (directory != other && directory.parent != directory) {
            directory = directory.parent;
        }
        return directory == other;
    }

    /** Adds an entry; the array of the name belongs to the directory from now on. */
    void add(final byte[] bytes, final Node node) {
        if (pageCount == 0) {
            insertPage(0, new Page());
        }
        final int at = pageOf(bytes);
        Page page = writablePage(at);
        final int index = -page.indexOf(bytes) - 1;
        if (index < 0) {
            throw new IllegalStateException(
                    "directory " + id + " has \"" + new String(bytes, StandardCharsets.UTF_8) + "\" already");
        }
        if (page.count == PAGE_ENTRIES) {
            // Names often come in their order: then the page before stays full.
            final int kept = at == pageCount - 1 && index == PAGE_ENTRIES ? PAGE_ENTRIES : PAGE_ENTRIES / 2;
            insertPage(at + 1, page.split(kept));
            page = index >= kept ? pages[at + 1] : page;
            page.insert(index >= kept ? index - kept : index, bytes, node);
        } else {
            page.insert(index, bytes, node);
        }
        size++;
    }

    void remove(final String name) {
        final byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        final int at = pageOf(bytes);
        final int index = at < pageCount ? pages[at].indexOf(bytes) : -1;
        if (index < 0) {
            return;
        }
        final Page page = writablePage(at);
        page.remove(index);
        size--;
        if (page.count == 0) {
            removePage(at);
        }
    }

    void moveTo(final DirectoryNode newParent) {
        parent = newParent;
    }

    void change(final long timeMillis) {
        version++;
        modificationMillis = timeMillis;
    }

    void setVersion(final long newVersion) {
        version = newVersion;
    }

    private Node child(final byte[] name) {
        final int at = pageOf(name);
        if (at == pageCount) {
            return null;
        }
        final int index = pages[at].indexOf(name);
        return index < 0 ? null : pages[at].nodes[index];
    }

    /** The last page whose first name is not behind a name: the only one that may have it. */
    private int pageOf(final byte[] name) {
        // Names often come in their order.
        if (pageCount > 0 && Arrays.compareUnsigned(pages[pageCount - 1].names[0], name) <= 0) {
            return pageCount - 1;
        }
        int low = 0;
        int high = Math.max(0, pageCount - 2);
        while (low < high) {
            final int middle = (low + high + 1) >>> 1;
            if (Arrays.compareUnsigned(pages[middle].names[0], name) <= 0) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    private Page writablePage(final int at) {
        if (pages[at].shared) {
            pages[at] = pages[at].copy();
        }
        return pages[at];
    }

    private void insertPage(final int at, final Page page) {
        if (pageCount == pages.length) {
            pages = Arrays.copyOf(pages, pageCount + pageCount / 2 + 1);
        }
        System.arraycopy(pages, at, pages, at + 1, pageCount - at);
        pages[at] = page;
        pageCount++;
    }

    private void removePage(final int at) {
        System.arraycopy(pages, at + 1, pages, at, pageCount - at - 1);
        pageCount--;
        pages[pageCount] = null;
    }

    /** A run of entries. Never empty, except while it is filled. */
    private static final class Page {
        private static final int FIRST_CAPACITY = 2;

        private byte[][] names;
        private Node[] nodes;
        private int count;

        /** Whether a copy of the directory has it, too. Then it must not be changed. */
        private boolean shared;

        Page() {
            names = new byte[FIRST_CAPACITY][];
            nodes = new Node[FIRST_CAPACITY];
        }

        private Page(final Page original, final int from, final int to) {
            count = to - from;
            final int capacity = Math.max(count, FIRST_CAPACITY);
            names = Arrays.copyOfRange(original.names, from, from + capacity);
            nodes = Arrays.copyOfRange(original.nodes, from, from + capacity);
            Arrays.fill(names, count, capacity, null);
            Arrays.fill(nodes, count, capacity, null);
        }

        Page copy() {
            return new Page(this, 0, count);
        }

        int indexOf(final byte[] name) {
            int low = 0;
            int high = count - 1;
            while (low <= high) {
                final int middle = (low + high) >>> 1;
                final int order = Arrays.compareUnsigned(names[middle], name);
                if (order == 0) {
                    return middle;
                }
                if (order < 0) {
                    low = middle + 1;
                } else {
                    high = middle - 1;
                }
            }
            return -low - 1;
        }

        void insert(final int index, final byte[] name, final Node node) {
            if (count == names.length) {
                final int capacity = Math.min(count * 2, PAGE_ENTRIES);
                names = Arrays.copyOf(names, capacity);
                nodes = Arrays.copyOf(nodes, capacity);
            }
            System.arraycopy(names, index, names, index + 1, count - index);
            System.arraycopy(nodes, index, nodes, index + 1, count - index);
            names[index] = name;
            nodes[index] = node;
            count++;
        }

        void remove(final int index) {
            System.arraycopy(names, index + 1, names, index, count - index - 1);
            System.arraycopy(nodes, index + 1, nodes, index, count - index - 1);
            count--;
            names[count] = null;
            nodes[count] = null;
        }

        /** Keeps the first entries and gives the others, which may be none. */
        Page split(final int kept) {
            final Page rest = kept == count ? new Page() : new Page(this, kept, count);
            Arrays.fill(names, kept, count, null);
            Arrays.fill(nodes, kept, count, null);
            count = kept;
            return rest;
        }
    }
}
