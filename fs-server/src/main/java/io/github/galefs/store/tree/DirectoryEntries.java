package io.github.galefs.store.tree;

import java.util.Arrays;

/**
 * The entries of a directory, ordered by the unsigned bytes of their names.
 *
 * <p>Entries lie in pages of at most {@link #PAGE_ENTRIES}, each a pair of sorted arrays, so an entry costs two
 * references and its name's bytes, and adding one to a large directory moves few others. A copy shares the pages; a
 * shared page is copied before it is changed.
 */
final class DirectoryEntries {
    /** Most entries of a page. */
    static final int PAGE_ENTRIES = 128;

    private static final Page[] NO_PAGES = {};

    private Page[] pages = NO_PAGES;
    private int pageCount;
    private int size;

    /** Creates an empty directory's entries. */
    DirectoryEntries() {}

    private DirectoryEntries(final DirectoryEntries original) {
        for (int i = 0; i < original.pageCount; i++) {
            original.pages[i].shared = true;
        }
        pages = Arrays.copyOf(original.pages, original.pageCount);
        pageCount = original.pageCount;
        size = original.size;
    }

    /** Returns a copy, which does not change with this. */
    DirectoryEntries copy() {
        return new DirectoryEntries(this);
    }

    /** Returns the number of entries. */
    int size() {
        return size;
    }

    /** Returns the node of an entry; null if no entry has the name. */
    Node get(final byte[] name) {
        final int at = pageOf(name);
        if (at == pageCount) {
            return null;
        }
        final int index = pages[at].indexOf(name);
        return index < 0 ? null : pages[at].nodes[index];
    }

    /** Adds an entry; returns false if one has the name. The array of the name belongs to the entries from now on. */
    boolean add(final byte[] name, final Node node) {
        if (pageCount == 0) {
            insertPage(0, new Page());
        }
        final int at = pageOf(name);
        Page page = writablePage(at);
        final int index = -page.indexOf(name) - 1;
        if (index < 0) {
            return false;
        }
        if (page.count == PAGE_ENTRIES) {
            // Names are often added in ascending order: then the last page stays full, and a new one begins.
            final int kept = at == pageCount - 1 && index == PAGE_ENTRIES ? PAGE_ENTRIES : PAGE_ENTRIES / 2;
            insertPage(at + 1, page.split(kept));
            page = index >= kept ? pages[at + 1] : page;
            page.insert(index >= kept ? index - kept : index, name, node);
        } else {
            page.insert(index, name, node);
        }
        size++;
        return true;
    }

    /** Removes an entry, and returns its node; null if no entry has the name. */
    Node remove(final byte[] name) {
        final int at = pageOf(name);
        final int index = at < pageCount ? pages[at].indexOf(name) : -1;
        if (index < 0) {
            return null;
        }
        final Page page = writablePage(at);
        final Node removed = page.nodes[index];
        page.remove(index);
        size--;
        if (page.count == 0) {
            removePage(at);
        }
        return removed;
    }

    /** Passes the entries that follow a name, or all for an empty one, to a visitor until it returns false. */
    void forEachAfter(final byte[] after, final EntryVisitor visitor) {
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

    /** Returns a cursor before the first entry. The entries must not change while it is used. */
    Cursor cursor() {
        return new Cursor();
    }

    /** Returns the last page whose first name is not greater than a name: the only one that can have the name. */
    private int pageOf(final byte[] name) {
        // Names are often added in ascending order.
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

    /** A position in the entries. */
    final class Cursor {
        private int page;
        private int index = -1;

        /** Advances to the next entry; returns false after the last one. */
        boolean next() {
            index++;
            if (page < pageCount && index == pages[page].count) {
                page++;
                index = 0;
            }
            return page < pageCount;
        }

        byte[] name() {
            return pages[page].names[index];
        }

        Node node() {
            return pages[page].nodes[index];
        }
    }

    /** A run of entries. Never empty, except between its creation and the first entry. */
    private static final class Page {
        private static final int FIRST_CAPACITY = 2;

        private byte[][] names;
        private Node[] nodes;
        private int count;

        /** Whether a copy of the directory has this page, too. Then it must not be changed. */
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

        /** Returns the index of a name; if it is missing, the negated index at which it belongs, minus 1. */
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

        /** Keeps the first entries and returns the others, of which there may be none. */
        Page split(final int kept) {
            final Page rest = kept == count ? new Page() : new Page(this, kept, count);
            Arrays.fill(names, kept, count, null);
            Arrays.fill(nodes, kept, count, null);
            count = kept;
            return rest;
        }
    }
}
