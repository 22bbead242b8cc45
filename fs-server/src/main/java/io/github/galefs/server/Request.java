package io.github.galefs.server;

import io.github.galefs.file.OpenOption;
import io.github.galefs.wire.codec.Operation;
import java.util.Set;

/**
 * What a client asks for. Which fields mean something is up to the operation.
 *
 * @param id        of the request, in its session.
 * @param operation what is to be done.
 * @param handle    of an open file.
 * @param position  in the file, or a size.
 * @param count     of bytes.
 * @param number    a limit, permissions or a time.
 * @param options   how a file is to be opened.
 * @param path      of a file, or name of a snapshot.
 * @param other     second path, or a name.
 * @param payload   bytes to be written, or null.
 */
record Request(
        long id,
        Operation operation,
        long handle,
        long position,
        int count,
        long number,
        Set<OpenOption> options,
        String path,
        String other,
        PayloadBuffer payload) {

    /** Whether it must not be done twice, when a client that has lost its connection sends it again. */
    boolean isMutation() {
        return switch (operation) {
            case OPEN,
                    CLOSE,
                    WRITE,
                    APPEND,
                    TRUNCATE,
                    SET_HANDLE_PERMISSIONS,
                    SET_HANDLE_MODIFICATION_TIME,
                    MAKE_DIRECTORY,
                    UNLINK,
                    REMOVE_DIRECTORY,
                    RENAME,
                    SET_PERMISSIONS,
                    SET_MODIFICATION_TIME,
                    CREATE_SNAPSHOT,
                    REMOVE_SNAPSHOT -> true;
            default -> false;
        };
    }

    /** Whether it takes as long as looking something up in memory does, at most, if the file service is not blocked. */
    boolean isQuick() {
        return switch (operation) {
            case PING, LEAVE, CLOSE, STATUS, READ, LOCATE, STAT, LIST, CAPACITY -> true;
            case OPEN -> options.size() == 1 && options.contains(OpenOption.READ);
            default -> false;
        };
    }

    /** Bytes that came with it. */
    int payloadLength() {
        return payload == null ? 0 : count;
    }

    void release() {
        if (payload != null) {
            payload.release();
        }
    }
}
