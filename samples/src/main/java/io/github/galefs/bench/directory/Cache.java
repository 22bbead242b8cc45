package io.github.galefs.bench.directory;

/** What the page cache has to do with the reads. */
enum Cache {
    HOT("hot"),
    COLD("cold"),
    /** Reads go past it. */
    PAST("past");

    private final String label;

    Cache(final String label) {
        this.label = label;
    }

    String label() {
        return label;
    }
}
