package io.github.galefs.client;

import io.github.galefs.client.ReplyDecoder.Opened;
import io.github.galefs.client.ReplyDecoder.Page;
import io.github.galefs.client.RetryableRequest.RetryPolicy;
import io.github.galefs.file.Appended;
import io.github.galefs.file.Capacity;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.MappedBlocks;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.WaitingReads;
import io.github.galefs.jvm.JvmFlags;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;

/**
 * A file service that a server provides over the network.
 *
 * <p>Every call may be made from any thread, and many may be in flight at once. A read or write of more bytes than the
 * server accepts in one request, usually 4 MiB, is executed in parts: each part takes effect in one step and has a
 * version of its own.
 *
 * <p>If the server is on this machine and its segments can be read here, a read copies the bytes from the segments and
 * verifies their checksums, rather than receive them over the connection. {@link #map} gives access to the bytes in a
 * map of the segment; they are not current any more when the connection is lost.
 *
 * <p>When the connection is lost, calls try to replace it, for a limited time. Meanwhile the server keeps the session:
 * the client's open files, and the replies to its requests. The session's lease is 30 s unless the server is configured
 * otherwise. A request that was in flight is sent again in the resumed session, and executed once. If the session is
 * lost, because its lease has expired or the server was restarted, the following holds:
 * <ul>
 *   <li>Calls that only read are repeated.
 *   <li>Writes, truncations, and changes of permissions and times are repeated, as they are idempotent. A repeated
 *       write may overwrite what another client has written to the same bytes meanwhile, as a slow first one may.
 *   <li>{@code open} is repeated unless it is {@code EXCLUSIVE}.
 *   <li>{@code append}, {@code rename}, {@code replace}, {@code unlink}, exclusive {@code open}, and creation and
 *       removal of directories and snapshots throw ECONNRESET: they may or may not have taken effect, which only the
 *       caller can find out.
 *   <li>Open files are reopened by their paths. If a path names another file by then, or nothing, calls on the handle
 *       throw ESTALE; so do calls on a file that was removed while it was open. If the server refuses to open the file
 *       for another reason, such as ENFILE, a call throws that error, and the next one tries again.
 * </ul>
 *
 * <p>A server that is started again may have lost what it had answered and not synced, with its machine's power or an
 * older copy of the store. Whether it has, a client cannot know. So after such a start the next {@link #sync} of each
 * open handle of a file with changes of this client that were not synced throws EIO, as the next {@link #syncAll} does.
 * So does the first sync of a handle that is opened later, until one has. It has synced what there is; the caller
 * writes again what must not be lost, or checks it. A second sync of a handle succeeds. So that the client can remember
 * all changes, it syncs everything by itself when it has changed 10,000 files without. Of more than 40,000 files that
 * were lost and not reopened it forgets which: the first sync of every handle opened then throws EIO, until
 * {@link #syncAll} has.
 *
 * <p>Throws, in addition to the errors of {@link FileService}: ECONNREFUSED, ECONNRESET, ETIMEDOUT, EPROTO and EACCES
 * for the connection. An interrupt does not end a call that was sent; while there is no connection, it ends the call
 * with EINTR. The interrupt stays set.
 */
public final class RemoteFileService implements FileService, MappedBlocks, WaitingReads {
    private final ReconnectingClient client;
    private final Map<Long, RemoteHandle> handles = new ConcurrentHashMap<>();
    private final AtomicLong lastHandle = new AtomicLong();
    private final SameHostReader sameHost;
    private final ChangeTracker changes;

    private RemoteFileService(final ReconnectingClient client, final SameHostReader sameHost) {
        this.client = client;
        this.sameHost = sameHost;
        changes = new ChangeTracker(client, handles.values());
    }

    /**
     * Connects to a server.
     *
     * @param context the client's configuration; must have an address.
     * @return the server's files; the caller closes it.
     * @throws FileServiceException ECONNREFUSED; ECONNRESET; ETIMEDOUT; EACCES for a wrong token or certificate; EPROTO
     *     if this is not a GaleFS server, or one without a common protocol version; EINTR if the thread is interrupted.
     * @throws IllegalArgumentException if a value of the context is out of its range, or a token would go in clear text
     *     beyond the loopback address.
     * @throws IllegalStateException    if the JVM lacks flags that GaleFS needs; see {@link JvmFlags}.
     */
    public static RemoteFileService connect(final ClientContext context) throws FileServiceException {
        JvmFlags.require();
        context.conclude();
        return new RemoteFileService(new ReconnectingClient(context), new SameHostReader(context));
    }

    @Override
    public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        final RetryPolicy retryPolicy =
                options.contains(FileOpenOption.EXCLUSIVE) ? RetryPolicy.AT_MOST_ONCE : RetryPolicy.IDEMPOTENT;
        final boolean isChange = options.contains(FileOpenOption.CREATE) || options.contains(FileOpenOption.TRUNCATE);
        if (isChange) {
            changes.bound();
        }
        final long[] sessionId = new long[1];
        final Answer answer = client.execute(RetryableRequest.of("open " + path, retryPolicy, session -> {
            sessionId[0] = session.sessionId();
            return RequestEncoder.open(path, options);
        }));
        final Opened opened = answer.decoded(ReplyDecoder::opened);
        final long handle = lastHandle.incrementAndGet();
        final RemoteHandle open = new RemoteHandle(path, options, sessionId[0], opened);
        handles.put(handle, open);
        changes.onOpened(open, isChange, answer.run());
        return handle;
    }

    @Override
    public void close(final long handle) throws FileServiceException {
        final RemoteHandle closing = handles.remove(handle);
        if (closing == null) {
            throw notOpen(handle);
        }
        // A session without the handle has closed the file: the server then receives 0, which is not open: EBADF.
        try {
            closing.execute(
                    client,
                    RetryableRequest.of(
                            "close",
                            RetryPolicy.IDEMPOTENT,
                            session -> RequestEncoder.close(closing.existingServerHandle(session))));
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.EBADF) {
                throw e;
            }
        }
    }

    @Override
    public FileStatus status(final long handle) throws FileServiceException {
        return executeOnHandle("status", get(handle), RequestEncoder::status).decoded(ReplyDecoder::status);
    }

    @Override
    public int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        final RemoteHandle open = get(handle);
        if (length < 0 || fileOffset < 0) {
            // A wrong handle takes precedence over a wrong range, and only the server has the handle's options.
            executeOnHandle(
                    "read", open, serverHandle -> RequestEncoder.read(serverHandle, fileOffset, Math.min(length, 0)));
            throw new FileServiceException(PosixError.EINVAL, "read of " + length + " bytes at offset " + fileOffset);
        }
        Objects.checkFromIndexSize(destinationOffset, length, destination.byteSize());
        return readParts(open, fileOffset, new ReadMemory(List.of(destination.asSlice(destinationOffset, length))));
    }

    @Override
    public int read(final long handle, final long fileOffset, final List<MemorySegment> destinations)
            throws FileServiceException {
        final RemoteHandle open = get(handle);
        final ReadMemory memory = new ReadMemory(destinations);
        if (memory.byteSize() > Integer.MAX_VALUE) {
            // A wrong handle takes precedence over a wrong range, and only the server has the handle's options.
            executeOnHandle("read", open, serverHandle -> RequestEncoder.read(serverHandle, fileOffset, 0));
            throw new FileServiceException(PosixError.EINVAL, "read of " + memory.byteSize() + " bytes");
        }
        return readParts(open, fileOffset, memory);
    }

    @Override
    public MappedBlock map(final long handle, final long fileOffset, final int length) throws FileServiceException {
        final MappedBlock[] block = new MappedBlock[1];
        map(handle, fileOffset, length, block, 1);
        return block[0];
    }

    @Override
    public void map(
            final long handle, final long fileOffset, final int length, final MappedBlock[] blocks, final int count)
            throws FileServiceException {
        Arrays.fill(blocks, 0, count, null);
        final RemoteHandle open = get(handle);
        if (!open.isReadable()) {
            throw new FileServiceException(PosixError.EBADF, open + " is not open for reading");
        }
        if (length < 0 || fileOffset < 0) {
            throw new FileServiceException(
                    PosixError.EINVAL, open + ": map of " + length + " bytes at offset " + fileOffset);
        }
        final ClientSession current = client.session();
        final long serverHandle = serverHandle(open, current);
        if (serverHandle != 0) {
            try {
                sameHost.map(current, serverHandle, fileOffset, length, blocks, count);
            } catch (final FileServiceException e) {
                throw named(open, e);
            }
        }
    }

    @Override
    public long write(
            final long handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        final RemoteHandle open = get(handle);
        if (length < 0 || fileOffset < 0 || fileOffset > Long.MAX_VALUE - length) {
            // A wrong handle takes precedence over a wrong range, and only the server has the handle's options.
            changes.write(open, 0, MemorySegment.NULL);
            final PosixError error = length < 0 || fileOffset < 0 ? PosixError.EINVAL : PosixError.EFBIG;
            throw new FileServiceException(error, "write of " + length + " bytes at offset " + fileOffset);
        }
        final MemorySegment bytes = SentMemory.of(source.asSlice(sourceOffset, length));
        int done = 0;
        long version;
        do {
            final int count = Math.min(length - done, maxTransfer());
            version = changes.write(open, fileOffset + done, bytes.asSlice(done, count));
            done += count;
        } while (done < length);
        return version;
    }

    @Override
    public Appended append(final long handle, final MemorySegment source, final long sourceOffset, final int length)
            throws FileServiceException {
        final RemoteHandle open = get(handle);
        final int most = Math.min(MAX_APPEND_LENGTH, maxTransfer());
        if (length < 0 || length > most) {
            // A wrong handle takes precedence over a wrong range, and only the server has the handle's options.
            changes.write(open, 0, MemorySegment.NULL);
            throw new FileServiceException(PosixError.EINVAL, "append of " + length + " bytes: must be 0 to " + most);
        }
        final Answer answer = changes.change(
                open,
                new RetryableRequest(
                        "append",
                        RetryPolicy.AT_MOST_ONCE,
                        session -> RequestEncoder.append(open.serverHandle(session)),
                        SentMemory.of(source.asSlice(sourceOffset, length)),
                        null));
        return answer.decoded(ReplyDecoder::appended);
    }

    @Override
    public long truncate(final long handle, final long size) throws FileServiceException {
        return changeByHandle("truncate", handle, serverHandle -> RequestEncoder.truncate(serverHandle, size))
                .decoded(ReplyDecoder::truncated);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Throws EIO, once for each handle of the file, if the server was started again since it has answered a change
     * that was not synced.
     */
    @Override
    public void sync(final long handle) throws FileServiceException {
        changes.sync(get(handle));
    }

    @Override
    public FileStatus stat(final String path) throws FileServiceException {
        return read("stat " + path, RequestEncoder.stat(path)).decoded(ReplyDecoder::status);
    }

    @Override
    public List<DirectoryEntry> list(final String path, final String after, final int limit)
            throws FileServiceException {
        final List<DirectoryEntry> entries = new ArrayList<>();
        String lastName = after;
        Page page;
        do {
            final String previous = lastName;
            page = read("list " + path, RequestEncoder.list(path, previous, limit - entries.size()))
                    .decoded(reply -> ReplyDecoder.page(reply, previous));
            if (page.entries().size() > limit - entries.size()
                    || (page.entries().isEmpty() && !page.last())) {
                throw new FileServiceException(
                        PosixError.EPROTO,
                        "list " + path + ": the server sent a page of "
                                + page.entries().size() + " entries: must be 1 to " + (limit - entries.size()));
            }
            entries.addAll(page.entries());
            lastName = entries.isEmpty() ? after : entries.getLast().name();
        } while (!page.last() && entries.size() < limit);
        return entries;
    }

    @Override
    public void makeDirectory(final String path) throws FileServiceException {
        changes.changeNames("make directory " + path, RetryPolicy.AT_MOST_ONCE, RequestEncoder.makeDirectory(path))
                .requireDone();
    }

    @Override
    public void unlink(final String path) throws FileServiceException {
        changes.changeNames("unlink " + path, RetryPolicy.AT_MOST_ONCE, RequestEncoder.unlink(path))
                .requireDone();
    }

    @Override
    public void removeDirectory(final String path) throws FileServiceException {
        changes.changeNames("remove directory " + path, RetryPolicy.AT_MOST_ONCE, RequestEncoder.removeDirectory(path))
                .requireDone();
    }

    @Override
    public void rename(final String from, final String to) throws FileServiceException {
        changes.changeNames("rename " + from, RetryPolicy.AT_MOST_ONCE, RequestEncoder.rename(from, to))
                .requireDone();
    }

    @Override
    public FileStatus replace(
            final String temporary, final String path, final MemorySegment source, final long offset, final int length)
            throws FileServiceException {
        final boolean isOneRequest = length >= 0 && length <= maxTransfer();
        final FileStatus status =
                isOneRequest ? changes.replace(temporary, path, source.asSlice(offset, length)) : null;
        return status == null ? FileService.super.replace(temporary, path, source, offset, length) : status;
    }

    @Override
    public void setPermissions(final String path, final int permissions) throws FileServiceException {
        changes.changeNames(
                        "set permissions " + path,
                        RetryPolicy.IDEMPOTENT,
                        RequestEncoder.setPermissions(path, permissions))
                .requireDone();
    }

    @Override
    public void setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        changes.changeNames(
                        "set modification time " + path,
                        RetryPolicy.IDEMPOTENT,
                        RequestEncoder.setModificationTime(path, modificationMillis))
                .requireDone();
    }

    @Override
    public void setPermissions(final long handle, final int permissions) throws FileServiceException {
        changeByHandle(
                        "set permissions",
                        handle,
                        serverHandle -> RequestEncoder.setPermissions(serverHandle, permissions))
                .requireDone();
    }

    @Override
    public void setModificationTime(final long handle, final long modificationMillis) throws FileServiceException {
        changeByHandle(
                        "set modification time",
                        handle,
                        serverHandle -> RequestEncoder.setModificationTime(serverHandle, modificationMillis))
                .requireDone();
    }

    /**
     * {@inheritDoc}
     *
     * <p>Throws EIO once if the server was started again since it has answered a change that was not synced.
     */
    @Override
    public void syncAll() throws FileServiceException {
        changes.syncAll();
    }

    @Override
    public boolean hasEscapedNames() {
        return client.session().welcome().escapedNames();
    }

    @Override
    public long fileSystemId() {
        return client.session().welcome().fileSystemId();
    }

    @Override
    public boolean keepsTimes() {
        return client.session().welcome().keepsTimes();
    }

    @Override
    public boolean uploadsAtClose() {
        return client.session().welcome().uploadsAtClose();
    }

    @Override
    public Capacity capacity() throws FileServiceException {
        return read("capacity", RequestEncoder.capacity()).decoded(ReplyDecoder::capacity);
    }

    @Override
    public void createSnapshot(final String name) throws FileServiceException {
        changes.changeNames("create snapshot " + name, RetryPolicy.AT_MOST_ONCE, RequestEncoder.createSnapshot(name))
                .requireDone();
    }

    @Override
    public void removeSnapshot(final String name) throws FileServiceException {
        changes.changeNames("remove snapshot " + name, RetryPolicy.AT_MOST_ONCE, RequestEncoder.removeSnapshot(name))
                .requireDone();
    }

    /**
     * Ends the session at the server, which closes every handle. Whether changes that were not synced are durable is up
     * to the server's store.
     */
    @Override
    public void close() {
        client.close();
        sameHost.close();
        handles.clear();
    }

    /**
     * Ends the calls in flight if the server neither answers nor moves bytes for a time: for a program that is to end,
     * and neither waits for a server that hangs nor loses what a slow one would still accept. The calls then throw
     * ETIMEDOUT, as all later ones do, and the server may or may not have executed them. To be called from any thread;
     * {@link #close()} must follow.
     *
     * @param time of silence, also until there is another connection if it is lost. Returns when an answer has come, or
     *     after ten times this.
     */
    public void endCallsUnlessAnswered(final Duration time) {
        client.endCallsUnlessAnswered(time);
    }

    private int readParts(final RemoteHandle open, final long fileOffset, final ReadMemory destination)
            throws FileServiceException {
        final int length = (int) destination.byteSize();
        int done = 0;
        int requested;
        int received;
        do {
            requested = Math.min(length - done, maxTransfer());
            received = readPart(open, fileOffset + done, destination.part(done, requested));
            done += received;
        } while (received == requested && done < length);
        return done;
    }

    private int readPart(final RemoteHandle open, final long fileOffset, final ReadMemory destination)
            throws FileServiceException {
        final int count = (int) destination.byteSize();
        final ClientSession current = client.session();
        final long serverHandle = serverHandle(open, current);
        if (serverHandle != 0) {
            final int copied = readSameHost(open, current, serverHandle, fileOffset, destination);
            if (copied != SameHostReader.UNAVAILABLE) {
                return copied;
            }
        }
        final ReadDestination received = new ReadDestination(destination, fileOffset);
        open.execute(
                client,
                new RetryableRequest(
                        "read",
                        RetryPolicy.READ_ONLY,
                        session -> RequestEncoder.read(open.serverHandle(session), fileOffset, count),
                        MemorySegment.NULL,
                        received));
        return received.length();
    }

    private int readSameHost(
            final RemoteHandle open,
            final ClientSession current,
            final long serverHandle,
            final long fileOffset,
            final ReadMemory destination)
            throws FileServiceException {
        try {
            return sameHost.read(current, serverHandle, fileOffset, destination);
        } catch (final FileServiceException e) {
            throw named(open, e);
        }
    }

    /** A reader of segments knows no names of files. */
    private static FileServiceException named(final RemoteHandle open, final FileServiceException failure) {
        return FileServiceException.withMessage(failure.error(), open + ": " + failure.getMessage(), failure);
    }

    /** Returns the server's handle for use beside the connection; 0 if there is none. */
    private static long serverHandle(final RemoteHandle open, final ClientSession current) {
        return current.connection().isBroken() ? 0 : open.existingServerHandle(current);
    }

    private Answer executeOnHandle(
            final String description, final RemoteHandle open, final LongFunction<byte[]> request)
            throws FileServiceException {
        return open.execute(
                client,
                RetryableRequest.of(
                        description, RetryPolicy.READ_ONLY, session -> request.apply(open.serverHandle(session))));
    }

    private Answer read(final String description, final byte[] request) throws FileServiceException {
        return client.execute(RetryableRequest.of(description, RetryPolicy.READ_ONLY, session -> request));
    }

    private Answer changeByHandle(final String description, final long handle, final LongFunction<byte[]> request)
            throws FileServiceException {
        final RemoteHandle open = get(handle);
        return changes.change(
                open,
                RetryableRequest.of(
                        description, RetryPolicy.IDEMPOTENT, session -> request.apply(open.serverHandle(session))));
    }

    private int maxTransfer() {
        return client.session().welcome().maxTransfer();
    }

    private RemoteHandle get(final long handle) throws FileServiceException {
        final RemoteHandle open = handles.get(handle);
        if (open == null) {
            throw notOpen(handle);
        }
        return open;
    }

    private FileServiceException notOpen(final long handle) throws FileServiceException {
        client.requireOpen();
        return new FileServiceException(PosixError.EBADF, "handle " + handle + " is not open");
    }
}
