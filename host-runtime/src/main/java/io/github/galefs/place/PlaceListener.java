package io.github.galefs.place;

/** Hears what {@link Places} has done, and tells it which blocks are in frames. */
public interface PlaceListener {
    /** Without frames. */
    PlaceListener NONE = new PlaceListener() {
        @Override
        public void onPlaced(final PlaceOwner owner) {}

        @Override
        public boolean isInFrame(final int number, final long block) {
            return false;
        }

        @Override
        public boolean ownsPlace(final int number, final long block) {
            return false;
        }

        @Override
        public void onDamaged(final int number, final long block) {}

        @Override
        public boolean hasRoomFor(final int blocks) {
            return true;
        }

        @Override
        public PromotionOutcome promote(final PlaceOwner owner, final long block, final int heat, final int peers) {
            return PromotionOutcome.REFUSED;
        }
    };

    /**
     * Ends work that {@link PlaceOwner#onPlacing} has begun.
     *
     * @param owner of the row.
     */
    void onPlaced(PlaceOwner owner);

    /**
     * Returns whether a block has a frame, or is about to.
     *
     * @param number of the file.
     * @param block  index of the block in it.
     * @return whether lookups find it there.
     */
    boolean isInFrame(int number, long block);

    /**
     * Returns whether the place of a block is that of a frame, or empty while the frame is hidden. A frame that
     * {@link #promote} has taken does not own the place before it is filled.
     *
     * @param number of the file.
     * @param block  index of the block in it.
     * @return whether the place must stay as it is.
     */
    boolean ownsPlace(int number, long block);

    /**
     * Gives up the copy of a block in a frame, unless kernels have written to it: the copy may be damaged, too.
     *
     * @param number of the file.
     * @param block  index of the block in it, which a check has found damaged where the service has it.
     */
    void onDamaged(int number, long block);

    /**
     * Returns whether blocks are better kept in frames: all of them may have one, as well as what else is read.
     *
     * @param blocks of a file.
     * @return false for more blocks than there are frames, and for any once frames have been taken from other blocks.
     */
    boolean hasRoomFor(int blocks);

    /**
     * Moves a block into a frame; until it has arrived, kernels find it where the service has it.
     *
     * @param owner of the row, open.
     * @param block index of the block in it; in place, and without a frame.
     * @param heat  how much kernels read the block, see {@link Places#heat}.
     * @param peers blocks that move next and are read at least half as much, this one among them: frames may be freed
     *              for all of them.
     * @return what became of it.
     */
    PromotionOutcome promote(PlaceOwner owner, long block, int heat, int peers);
}
