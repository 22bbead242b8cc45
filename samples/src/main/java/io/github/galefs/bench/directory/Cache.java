package io.github.galefs.bench.directory;

/** Whether the page cache has the file. */
enum Cache {
    HOT("hot"),
    COLD("cold");

    private final String label;

    Cache(final String label) {
        this.label = label;
    }

    String label() {
        return label;
    }
}
