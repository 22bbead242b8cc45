package io.github.galefs.server;

import io.github.galefs.file.FileOpenOption;
import java.lang.foreign.MemorySegment;
import java.util.Set;

/**
 * A decoded request: one record for each request message of the wire schema, with its fields. Field values are as the
 * client sent them, unchecked.
 */
sealed interface Request {
    /** A request on an open file other than {@link Close}. */
    sealed interface OnHandle extends Request {
        long handle();
    }

    /**
     * A request that must take effect at most once, although a client sends it again after a lost connection. The
     * session keeps its reply until the client acknowledges it.
     */
    sealed interface Mutation extends Request {}

    record Ping() implements Request {}

    record Leave() implements Request {}

    record SyncAll() implements Request {}

    record Capacity() implements Request {}

    record Close(long handle) implements Mutation {}

    record Status(long handle) implements OnHandle {}

    record Read(long handle, long fileOffset, int length) implements OnHandle {}

    /**
     * A write of the payload.
     *
     * @param payload owned by the request; null for a write of no bytes.
     */
    record Write(long handle, long fileOffset, PayloadBuffer payload) implements OnHandle, Mutation {
        @Override
        public int payloadLength() {
            return lengthOf(payload);
        }

        @Override
        public void release() {
            releaseBuffer(payload);
        }
    }

    /**
     * An append of the payload.
     *
     * @param payload owned by the request; null for an append of no bytes.
     */
    record Append(long handle, PayloadBuffer payload) implements OnHandle, Mutation {
        @Override
        public int payloadLength() {
            return lengthOf(payload);
        }

        @Override
        public void release() {
            releaseBuffer(payload);
        }
    }

    record Truncate(long handle, long size) implements OnHandle, Mutation {}

    record Sync(long handle) implements OnHandle {}

    record Locate(long handle, long fileOffset, int length) implements OnHandle {}

    /** A request of a client that maps segments; its pin is the connection's, so nothing is repeated. */
    record Pin(long handle, long fileOffset) implements Request {}

    record Unpin(int pin) implements Request {}

    record SetHandlePermissions(long handle, int permissions) implements OnHandle, Mutation {}

    record SetHandleModificationTime(long handle, long modificationMillis) implements OnHandle, Mutation {}

    record Open(String path, Set<FileOpenOption> options) implements Mutation {
        boolean isReadOnly() {
            return options.size() == 1 && options.contains(FileOpenOption.READ);
        }
    }

    record Stat(String path) implements Request {}

    /**
     * Lists a directory.
     *
     * @param knowsKinds whether the client knows names that cannot be opened.
     */
    record Listing(String path, String after, int maxEntries, boolean knowsKinds) implements Request {}

    record MakeDirectory(String path) implements Mutation {}

    record Unlink(String path) implements Mutation {}

    record RemoveDirectory(String path) implements Mutation {}

    record Rename(String from, String to) implements Mutation {}

    /**
     * A write of the payload to a new file, and its renaming.
     *
     * @param payload owned by the request; null for an empty file.
     */
    record Replace(String temporary, String path, PayloadBuffer payload) implements Mutation {
        @Override
        public int payloadLength() {
            return lengthOf(payload);
        }

        @Override
        public void release() {
            releaseBuffer(payload);
        }
    }

    record SetPermissions(String path, int permissions) implements Mutation {}

    record SetModificationTime(String path, long modificationMillis) implements Mutation {}

    record CreateSnapshot(String name) implements Mutation {}

    record RemoveSnapshot(String name) implements Mutation {}

    /** Bytes of payload that came with the request. */
    default int payloadLength() {
        return 0;
    }

    /** Returns the payload's buffer to its pool, if there is one. */
    default void release() {}

    /** Whether the request takes no longer than a lookup in memory, unless another call blocks the file service. */
    default boolean isNonBlocking() {
        return switch (this) {
            case Read _, Status _, Stat _, Locate _, Pin _, Unpin _, Listing _, Ping _, Leave _ -> true;
            case Open open -> open.isReadOnly();
            case SyncAll _, Sync _, Capacity _, Mutation _ -> false;
        };
    }

    /** Name of the operation in messages and in Flight Recorder's events. */
    default String operation() {
        return switch (this) {
            case Ping _ -> "PING";
            case Leave _ -> "LEAVE";
            case SyncAll _ -> "SYNC_ALL";
            case Capacity _ -> "CAPACITY";
            case Close _ -> "CLOSE";
            case Status _ -> "STATUS";
            case Read _ -> "READ";
            case Write _ -> "WRITE";
            case Append _ -> "APPEND";
            case Truncate _ -> "TRUNCATE";
            case Sync _ -> "SYNC";
            case Locate _ -> "LOCATE";
            case Pin _ -> "PIN";
            case Unpin _ -> "UNPIN";
            case SetHandlePermissions _ -> "SET_HANDLE_PERMISSIONS";
            case SetHandleModificationTime _ -> "SET_HANDLE_MODIFICATION_TIME";
            case Open _ -> "OPEN";
            case Stat _ -> "STAT";
            case Listing _ -> "LIST";
            case MakeDirectory _ -> "MAKE_DIRECTORY";
            case Unlink _ -> "UNLINK";
            case RemoveDirectory _ -> "REMOVE_DIRECTORY";
            case Rename _ -> "RENAME";
            case Replace _ -> "REPLACE";
            case SetPermissions _ -> "SET_PERMISSIONS";
            case SetModificationTime _ -> "SET_MODIFICATION_TIME";
            case CreateSnapshot _ -> "CREATE_SNAPSHOT";
            case RemoveSnapshot _ -> "REMOVE_SNAPSHOT";
        };
    }

    /** Describes the request to its client, in the client's terms. */
    default String description() {
        return switch (this) {
            case Open open -> quoted(open.path());
            case Stat stat -> quoted(stat.path());
            case Listing listing -> quoted(listing.path());
            case MakeDirectory directory -> quoted(directory.path());
            case Unlink unlink -> quoted(unlink.path());
            case RemoveDirectory directory -> quoted(directory.path());
            case Rename rename -> quoted(rename.from()) + " to " + quoted(rename.to());
            case Replace replace -> quoted(replace.path());
            case SetPermissions change -> quoted(change.path());
            case SetModificationTime change -> quoted(change.path());
            case CreateSnapshot snapshot -> "snapshot \"" + snapshot.name() + "\"";
            case RemoveSnapshot snapshot -> "snapshot \"" + snapshot.name() + "\"";
            case Read read -> "read of " + read.length() + " bytes at offset " + read.fileOffset();
            case Write write -> "write of " + write.payloadLength() + " bytes at offset " + write.fileOffset();
            case Append append -> "append of " + append.payloadLength() + " bytes";
            case Truncate truncate -> "truncation to " + truncate.size() + " bytes";
            default -> operation();
        };
    }

    private static String quoted(final String path) {
        return path.isEmpty() || path.startsWith("/") ? "\"" + path + "\"" : "\"/" + path + "\"";
    }

    /** The bytes of a payload buffer; of no length if there is none. */
    static MemorySegment bytesOf(final PayloadBuffer payload) {
        return payload == null ? MemorySegment.NULL : payload.memory();
    }

    private static int lengthOf(final PayloadBuffer payload) {
        return payload == null ? 0 : payload.length();
    }

    private static void releaseBuffer(final PayloadBuffer payload) {
        if (payload != null) {
            payload.release();
        }
    }
}
