package io.github.galefs.store.tree;

import org.agrona.collections.Long2ObjectHashMap;

/** Files and directories by id. Ids are assigned in ascending order, so pages of consecutive ids are mostly full. */
final class NodeIndex {
    private static final int PAGE_BITS = 7;
    private static final int PAGE_NODES = 1 << PAGE_BITS;

    private final Long2ObjectHashMap<Page> pages = new Long2ObjectHashMap<>();

    Node get(final long id) {
        final Page page = pages.get(id >>> PAGE_BITS);
        return page == null ? null : page.nodes[(int) id & (PAGE_NODES - 1)];
    }

    void put(final Node node) {
        final Page page = pages.computeIfAbsent(node.id() >>> PAGE_BITS, key -> new Page());
        page.nodes[(int) node.id() & (PAGE_NODES - 1)] = node;
        page.count++;
    }

    void remove(final long id) {
        final Page page = pages.get(id >>> PAGE_BITS);
        page.nodes[(int) id & (PAGE_NODES - 1)] = null;
        page.count--;
        if (page.count == 0) {
            pages.remove(id >>> PAGE_BITS);
        }
    }

    private static final class Page {
        private final Node[] nodes = new Node[PAGE_NODES];
        private int count;
    }
}
