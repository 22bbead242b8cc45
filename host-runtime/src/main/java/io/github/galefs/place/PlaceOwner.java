package io.github.galefs.place;

/** What has blocks in place or in frames: a file, and whether a frame has a block of it. */
public interface PlaceOwner {
    /**
     * Returns the number of the file in the page table. It may change; then its row is another one.
     *
     * @return the number.
     */
    int number();

    /**
     * Returns a handle that is open for reading until the work on the file has ended.
     *
     * @return the handle.
     */
    long handleForReading();

    /**
     * Returns whether blocks of the file are on their way.
     *
     * @return true until the last of them has come.
     */
    boolean isBeingFetched();

    /** Begins work that uses the handle. */
    void onPlacing();
}
