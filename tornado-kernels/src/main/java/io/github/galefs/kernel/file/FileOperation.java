package io.github.galefs.kernel.file;

/**
 * What a kernel asks of the host, and what it gets. A result below 0 is the negative number of an error.
 */
public final class FileOperation {
    /** Open the file whose path is in the path buffer, with the open flags. Result: its descriptor. */
    public static final int OPEN = 1;

    /** Close the descriptor. Result: 0, or the error of an earlier write-back of the file, told once. */
    public static final int CLOSE = 2;

    /**
     * Bring the block at the file offset into a frame and grant that frame to the lane. The byte count says how much
     * will be read from there, and lets the host bring more blocks on its own account. Result: 0, with the frame.
     */
    public static final int READ = 3;

    /**
     * Grant the lane the frame of the block at the file offset, to write that many bytes, which must lie within the
     * block. The file grows if they end past its end. Result: 0, with the frame.
     */
    public static final int WRITE = 4;

    private FileOperation() {}
}
