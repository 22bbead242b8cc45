package io.github.galefs;

import java.util.List;

/**
 * What a script orders from the file service: it opens a file with the command's name. So the order of the command
 * among the file calls is certain, and the kernel needs no further call.
 */
enum ServiceCommand {
    /** All reads fail with EIO. */
    READS_FAIL("!r"),

    /** All writes fail with EIO. */
    WRITES_FAIL("!w"),

    /** All writes fail with ENOSPC after half of their bytes. */
    DISK_IS_FULL("!f"),

    /** All truncations fail with EIO. */
    TRUNCATIONS_FAIL("!t"),

    /** All opens of files fail with EIO. */
    OPENS_FAIL("!o"),

    /** All requests of a status fail with EIO. */
    STATUS_FAILS("!u"),

    /** The server ends: all calls fail. */
    SERVER_ENDS("!e"),

    /** The server is there, and no call fails any more. */
    REPAIR("!b"),

    /** Another client replaces the content of file 0, unless this one has it open. */
    REPLACE_0("!0"),

    /** Another client replaces the content of file 1, unless this one has it open. */
    REPLACE_1("!1"),

    /** Another client removes file 0, unless this one has it open. */
    REMOVE_0("!x"),

    /** Another client reads all files. */
    LOOK("!l");

    /** All commands, those first that make a simpler script. */
    static final List<ServiceCommand> ALL = List.of(values());

    private final String path;

    ServiceCommand(final String path) {
        this.path = path;
    }

    String path() {
        return path;
    }
}
