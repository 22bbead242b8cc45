package io.github.galefs.kernel.check;

/**
 * Layout of the first violation that a launch's checks have found. It lies in the area of the kernel's messages, see
 * {@link io.github.galefs.kernel.log.LogDescriptor}, behind their count: there the device writes, and the host sets all
 * to 0 before each launch.
 *
 * <pre>
 *     8 +----------------+----------------+
 *       | site           | group          |
 *    16 +----------------+----------------+
 *       | work-item      | size           |
 *    24 +---------------------------------+
 *       | index                           |
 *    32 +---------------------------------+
 *       | length                          |
 *    40 +---------------------------------+
 * </pre>
 *
 * Fields are little-endian. In rounds the site is the stop word, see {@link
 * io.github.galefs.kernel.round.RoundDescriptor#STOP_OFFSET}. The work-item that changes the site from 0 writes the
 * other fields. The host reads them when the kernel has ended.
 */
public final class ViolationDescriptor {
    /** Number of the check, from 1, see {@link io.github.galefs.kernel.artefact.KernelArtefact#checks}; 0 for none. */
    public static final int SITE_OFFSET = 8;

    /** Index of the work-group in the launch. */
    public static final int GROUP_OFFSET = 12;

    /** Index of the work-item in its group. */
    public static final int ITEM_OFFSET = 16;

    /** Bytes of an access by offset; or a number for call and argument, of an argument that is not the leader's. */
    public static final int SIZE_OFFSET = 20;

    /** The index, byte offset or argument that was refused; or the number of another check, of a divergence. */
    public static final int INDEX_OFFSET = 24;

    /** Length that it was compared with, of an access by offset in bytes; or the leader's argument. */
    public static final int LENGTH_OFFSET = 32;

    /** End of the violation. */
    public static final int END_OFFSET = 40;

    private ViolationDescriptor() {}
}
