package io.github.galefs.client;

import io.github.galefs.client.Call.Repetition;
import io.github.galefs.client.ReplyDecoder.Opened;
import io.github.galefs.client.ReplyDecoder.Page;
import io.github.galefs.file.Appended;
import io.github.galefs.file.Capacity;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.ProtocolException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;

/**
 * The file service of a server somewhere else.
 *
 * <p>Every call may be made from any thread, and many may be under way at once. Reads and writes of more bytes than the
 * server takes at once, 4 MiB, are made in parts: each part takes effect at once, and a version for itself.
 *
 * <p>If the server is on this machine and its segments can be read here, bytes are copied out of them, checked, and do
 * not go through the connection.
 *
 * <p>When the connection is lost, calls try to have it back, for a limited time. The server keeps a client's files open
 * meanwhile, half a minute unless it is told otherwise, and remembers what it did for it: a call that was under way is
 * sent again, and done once. When the server does not know the client any more, because that time has passed or it is
 * a new one:
 * <ul>
 *   <li>reads, and looking at names, are made again;
 *   <li>writes, truncations, permissions and times are made again, as they leave what they leave when made once.
 *   Whoever
 *       else wrote to the same bytes meanwhile may be overwritten, as by a slow first write;
 *   <li>opening is made again, unless it is {@code EXCLUSIVE};
 *   <li>append, rename, unlink, making and removing directories and snapshots, and exclusive opening give ECONNRESET:
 *       they may have been done or not, and only the caller can look;
 *   <li>open files are opened again by their paths. Where another file is now, or none, calls on the handle give
 *       ESTALE; so it is with a file that was removed while it was open.
 * </ul>
 *
 * <p>Beside the errors of {@link FileService}: ECONNREFUSED, ECONNRESET, ETIMEDOUT, EPROTO, EACCES for the connection;
 * EBADF for every call after {@link #close()}. An interrupt does not end a call that was sent; while there is no
 * connection, it gives EINTR. It stays set.
 */
public final class RemoteFileService implements FileService {
    private final ReconnectingClient link;
    private final Map<Long, RemoteHandle> handles = new ConcurrentHashMap<>();
    private final AtomicLong lastHandle = new AtomicLong();

    private final SameHostReader sameHost;

    private RemoteFileService(final ReconnectingClient link, final SameHostReader sameHost) {
        this.link = link;
        this.sameHost = sameHost;
    }

    /**
     * Connects to a server.
     *
     * @param context says where and how.
     * @return its files, to be closed.
     * @throws FileServiceException ECONNREFUSED, ETIMEDOUT, EACCES for a wrong token or certificate, EPROTO for what is
     *     no server of GaleFS or one too old or new.
     * @throws IllegalArgumentException when the context's values do not fit together.
     */
    public static RemoteFileService connect(final ClientContext context) throws FileServiceException {
        context.conclude();
        return new RemoteFileService(new ReconnectingClient(context), new SameHostReader(context.sameHostReads()));
    }

    @Override
    public long open(final String path, final Set<OpenOption> options) throws FileServiceException {
        final Repetition repetition = options.contains(OpenOption.EXCLUSIVE) ? Repetition.ONCE : Repetition.IDEMPOTENT;
        final long[] session = new long[1];
        final byte[] reply = link.make(Call.of("open " + path, repetition, line -> {
            session[0] = line.sessionId();
            return RequestEncoder.open(path, options);
        }));
        final Opened opened = decoded(ReplyDecoder::opened, reply);
        final long handle = lastHandle.incrementAndGet();
        handles.put(handle, new RemoteHandle(path, options, session[0], opened));
        return handle;
    }

    @Override
    public void close(final long handle) throws FileServiceException {
        requireOpen();
        final RemoteHandle closing = handles.remove(handle);
        if (closing == null) {
            throw notOpen(handle);
        }
        // In a session that does not have it, the file is closed already; the server finds 0 not open.
        try {
            link.make(Call.of("close", Repetition.READS, line -> RequestEncoder.close(closing.existingOn(line))));
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.EBADF) {
                throw e;
            }
        }
    }

    @Override
    public FileStatus status(final long handle) throws FileServiceException {
        return decoded(ReplyDecoder::status, onHandle("status", Repetition.READS, handle, RequestEncoder::status));
    }

    /**
     * {@inheritDoc}
     *
     * @throws IndexOutOfBoundsException the destination has no room for {@code length} bytes at its offset; nothing was
     *     read.
     */
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
            // The server says what is wrong, which may be the handle first.
            onHandle(
                    "read",
                    Repetition.READS,
                    handle,
                    serverHandle -> RequestEncoder.read(serverHandle, fileOffset, Math.min(length, 0)));
            throw new FileServiceException(PosixError.EINVAL, "read of " + length + " bytes at " + fileOffset);
        }
        Objects.checkFromIndexSize(destinationOffset, length, destination.byteSize());
        int done = 0;
        int wanted;
        int got;
        do {
            wanted = Math.min(length - done, maxTransfer());
            got = readPart(open, fileOffset + done, destination.asSlice(destinationOffset + done, wanted));
            done += got;
        } while (got == wanted && done < length);
        return done;
    }

    /**
     * {@inheritDoc}
     *
     * @throws IndexOutOfBoundsException the source does not have {@code length} bytes at its offset; nothing was
     *     written.
     */
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
            // The server knows whether the handle is one for writing, which comes first.
            writePart(open, 0, MemorySegment.NULL);
            final PosixError error = length < 0 || fileOffset < 0 ? PosixError.EINVAL : PosixError.EFBIG;
            throw new FileServiceException(error, "write of " + length + " bytes at " + fileOffset);
        }
        final MemorySegment bytes = sendable(source.asSlice(sourceOffset, length));
        int done = 0;
        long version;
        do {
            final int count = Math.min(length - done, maxTransfer());
            version = writePart(open, fileOffset + done, bytes.asSlice(done, count));
            done += count;
        } while (done < length);
        return version;
    }

    /**
     * {@inheritDoc}
     *
     * @throws IndexOutOfBoundsException the source does not have {@code length} bytes at its offset; nothing was
     *     written.
     */
    @Override
    public Appended append(final long handle, final MemorySegment source, final long sourceOffset, final int length)
            throws FileServiceException {
        final RemoteHandle open = get(handle);
        final int most = Math.min(MAX_APPEND_LENGTH, maxTransfer());
        if (length < 0 || length > most) {
            // The server knows whether the handle is one for writing, which comes first.
            writePart(open, 0, MemorySegment.NULL);
            throw new FileServiceException(PosixError.EINVAL, "append of " + length + " bytes: 0 to " + most);
        }
        final byte[] reply = link.make(new Call(
                "append",
                Repetition.ONCE,
                line -> RequestEncoder.append(open.on(line)),
                sendable(source.asSlice(sourceOffset, length)),
                null));
        return decoded(ReplyDecoder::appended, reply);
    }

    @Override
    public long truncate(final long handle, final long size) throws FileServiceException {
        return decoded(
                ReplyDecoder::truncated,
                onHandle(
                        "truncate",
                        Repetition.IDEMPOTENT,
                        handle,
                        serverHandle -> RequestEncoder.truncate(serverHandle, size)));
    }

    @Override
    public void sync(final long handle) throws FileServiceException {
        requireDone(onHandle("sync", Repetition.READS, handle, RequestEncoder::sync));
    }

    @Override
    public FileStatus stat(final String path) throws FileServiceException {
        return decoded(ReplyDecoder::status, make("stat " + path, Repetition.READS, RequestEncoder.stat(path)));
    }

    @Override
    public List<DirectoryEntry> list(final String path, final String after, final int limit)
            throws FileServiceException {
        final List<DirectoryEntry> entries = new ArrayList<>();
        String behind = after;
        Page page;
        do {
            page = decoded(
                    ReplyDecoder::page,
                    make("list " + path, Repetition.READS, RequestEncoder.list(path, behind, limit - entries.size())));
            if (page.entries().size() > limit - entries.size()
                    || (page.entries().isEmpty() && !page.last())) {
                throw new FileServiceException(
                        PosixError.EPROTO, "the server gives " + page.entries().size() + " entries of '" + path + "'");
            }
            entries.addAll(page.entries());
            behind = entries.isEmpty() ? after : entries.getLast().name();
        } while (!page.last() && entries.size() < limit);
        return entries;
    }

    @Override
    public void makeDirectory(final String path) throws FileServiceException {
        requireDone(make("make directory " + path, Repetition.ONCE, RequestEncoder.makeDirectory(path)));
    }

    @Override
    public void unlink(final String path) throws FileServiceException {
        requireDone(make("unlink " + path, Repetition.ONCE, RequestEncoder.unlink(path)));
    }

    @Override
    public void removeDirectory(final String path) throws FileServiceException {
        requireDone(make("remove directory " + path, Repetition.ONCE, RequestEncoder.removeDirectory(path)));
    }

    @Override
    public void rename(final String from, final String to) throws FileServiceException {
        requireDone(make("rename " + from, Repetition.ONCE, RequestEncoder.rename(from, to)));
    }

    @Override
    public void setPermissions(final String path, final int permissions) throws FileServiceException {
        requireDone(make(
                "set permissions " + path, Repetition.IDEMPOTENT, RequestEncoder.setPermissions(path, permissions)));
    }

    @Override
    public void setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        requireDone(make(
                "set modification time " + path,
                Repetition.IDEMPOTENT,
                RequestEncoder.setModificationTime(path, modificationMillis)));
    }

    @Override
    public void setPermissions(final long handle, final int permissions) throws FileServiceException {
        requireDone(onHandle(
                "set permissions",
                Repetition.IDEMPOTENT,
                handle,
                serverHandle -> RequestEncoder.setPermissions(serverHandle, permissions)));
    }

    @Override
    public void setModificationTime(final long handle, final long modificationMillis) throws FileServiceException {
        requireDone(onHandle(
                "set modification time",
                Repetition.IDEMPOTENT,
                handle,
                serverHandle -> RequestEncoder.setModificationTime(serverHandle, modificationMillis)));
    }

    @Override
    public void syncAll() throws FileServiceException {
        requireDone(make("sync all", Repetition.READS, RequestEncoder.syncAll()));
    }

    @Override
    public Capacity capacity() throws FileServiceException {
        return decoded(ReplyDecoder::capacity, make("capacity", Repetition.READS, RequestEncoder.capacity()));
    }

    @Override
    public void createSnapshot(final String name) throws FileServiceException {
        requireDone(make("create snapshot " + name, Repetition.ONCE, RequestEncoder.createSnapshot(name)));
    }

    @Override
    public void removeSnapshot(final String name) throws FileServiceException {
        requireDone(make("remove snapshot " + name, Repetition.ONCE, RequestEncoder.removeSnapshot(name)));
    }

    /** Leaves the server, which closes every handle. What was not synced is as durable as its store says. */
    @Override
    public void close() {
        link.close();
        sameHost.close();
        handles.clear();
    }

    private int readPart(final RemoteHandle open, final long position, final MemorySegment destination)
            throws FileServiceException {
        final int count = (int) destination.byteSize();
        final ClientSession current = link.session();
        final long serverHandle = current.connection().isBroken() ? 0 : open.existingOn(current);
        if (serverHandle != 0) {
            final int here = sameHost.read(current, serverHandle, position, destination);
            if (here != SameHostReader.UNAVAILABLE) {
                return here;
            }
        }
        final ReadDestination taken = new ReadDestination(destination, position);
        link.make(new Call(
                "read",
                Repetition.READS,
                line -> RequestEncoder.read(open.on(line), position, count),
                MemorySegment.NULL,
                taken));
        return taken.length();
    }

    private long writePart(final RemoteHandle open, final long position, final MemorySegment bytes)
            throws FileServiceException {
        final byte[] reply = link.make(new Call(
                "write", Repetition.IDEMPOTENT, line -> RequestEncoder.write(open.on(line), position), bytes, null));
        return decoded(ReplyDecoder::written, reply);
    }

    private byte[] onHandle(
            final String what, final Repetition repetition, final long handle, final LongFunction<byte[]> request)
            throws FileServiceException {
        final RemoteHandle open = get(handle);
        return link.make(Call.of(what, repetition, line -> request.apply(open.on(line))));
    }

    private byte[] make(final String what, final Repetition repetition, final byte[] request)
            throws FileServiceException {
        return link.make(Call.of(what, repetition, line -> request));
    }

    private int maxTransfer() {
        return link.session().welcome().maxTransfer();
    }

    private RemoteHandle get(final long handle) throws FileServiceException {
        requireOpen();
        final RemoteHandle open = handles.get(handle);
        if (open == null) {
            throw notOpen(handle);
        }
        return open;
    }

    private void requireOpen() throws FileServiceException {
        if (link.isClosed()) {
            throw new FileServiceException(PosixError.EBADF, "the connection is closed");
        }
    }

    /** Memory as a socket takes it: outside of the heap, or bytes. */
    private static MemorySegment sendable(final MemorySegment source) {
        final boolean taken = source.heapBase().map(byte[].class::isInstance).orElse(true);
        return taken
                ? source
                : MemorySegment.ofArray(new byte[(int) source.byteSize()]).copyFrom(source);
    }

    @FunctionalInterface
    private interface Decoder<R> {
        R decode(byte[] reply) throws ProtocolException, FileServiceException;
    }

    private static <R> R decoded(final Decoder<R> decoder, final byte[] reply) throws FileServiceException {
        try {
            return decoder.decode(reply);
        } catch (final ProtocolException e) {
            throw new FileServiceException(PosixError.EPROTO, e.getMessage(), e);
        }
    }

    private static void requireDone(final byte[] reply) throws FileServiceException {
        try {
            ReplyDecoder.done(reply);
        } catch (final ProtocolException e) {
            throw new FileServiceException(PosixError.EPROTO, e.getMessage(), e);
        }
    }

    private static FileServiceException notOpen(final long handle) {
        return new FileServiceException(PosixError.EBADF, "handle " + handle + " is not open");
    }
}
