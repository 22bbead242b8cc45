package io.github.galefs.store.counters;

import org.agrona.concurrent.status.CountersReader;

/**
 * Layout of a store's counters file.
 *
 * <pre>
 *    0 +-----------------------+-----------------------+
 *      | magic                 | layout version        |
 *    8 +-----------------------+-----------------------+
 *      | id of the process that has the store open     |
 *   16 +-----------------------------------------------+
 *      | start time, ms since 1970-01-01T00:00Z        |
 *   24 +-----------------------+-----------------------+
 *      | length of metadata    | length of values      |
 *   32 +-----------------------+-----------------------+
 *      | reserved, 0                                   |
 *   64 +-----------------------------------------------+
 *      | metadata, as in Agrona's CountersManager      |
 *      +-----------------------------------------------+
 *      | values                                        |
 *      +-----------------------------------------------+
 * </pre>
 *
 * Fields are little-endian. The magic is stored last, with release semantics: a reader that sees it sees all other
 * fields.
 */
final class CountersFileDescriptor {
    static final String FILE_NAME = "counters";

    /** Name of the file in memory that {@link #FILE_NAME} links to, where the disk must not be needed. */
    static final String MEMORY_NAME = "galefs-counters";

    static final int MAGIC = 0x53544347; // "GCTS" in the file
    static final int LAYOUT_VERSION = 1;

    static final int MAGIC_OFFSET = 0;
    static final int LAYOUT_VERSION_OFFSET = 4;
    static final int PROCESS_OFFSET = 8;
    static final int START_OFFSET = 16;
    static final int METADATA_LENGTH_OFFSET = 24;
    static final int VALUES_LENGTH_OFFSET = 28;
    static final int HEADER_LENGTH = 64;

    /** Most counters that fit into the file. */
    static final int MAX_COUNTERS = 32;

    static final int METADATA_LENGTH = MAX_COUNTERS * CountersReader.METADATA_LENGTH;
    static final int VALUES_LENGTH = MAX_COUNTERS * CountersReader.COUNTER_LENGTH;
    static final int FILE_LENGTH = HEADER_LENGTH + METADATA_LENGTH + VALUES_LENGTH;

    private CountersFileDescriptor() {}
}
