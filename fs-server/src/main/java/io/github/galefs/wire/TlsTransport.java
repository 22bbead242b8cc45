package io.github.galefs.wire;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;
import java.util.concurrent.locks.ReentrantLock;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLEngineResult;
import javax.net.ssl.SSLEngineResult.HandshakeStatus;
import org.agrona.CloseHelper;

/**
 * Transport over a socket with TLS. Only reading takes bytes off the socket, so it drives the handshake, too: bytes
 * that another call had taken would wait for a selector that no longer reports them.
 *
 * <p>A peer can send records that carry no data without end: warnings, updates of keys, empty records. So their number
 * is limited, in a handshake and in a row after it, and a connection that exceeds it fails. The engine answers some of
 * them, and keeps each answer until it is wrapped; so nothing more is read while the peer does not receive a number of
 * answers. A few of them do not stop reading: the peer may send, and receive nothing until this end has received that.
 */
public final class TlsTransport implements Transport {
    /** Bytes read from a file at a time, as input of the engine. */
    private static final int FILE_CHUNK = 64 * 1024;

    private static final int RECEIVED_PACKETS = 2;
    private static final int ENCRYPTED_PACKETS = 4;

    /** Most records of a peer's handshake: messages of 32 KiB, the longest that the JDK accepts, in small fragments. */
    private static final int MAX_HANDSHAKE_RECORDS = 512;

    /** Most records in a row that carry no data, as in OpenSSL. Keys are updated, and tickets sent, far less often. */
    private static final int MAX_RECORDS_WITHOUT_DATA = 32;

    /** Records without data, since the engine's answers wait to be sent, above which nothing more is read. */
    private static final int MAX_RECORDS_BEFORE_ANSWERS = 32;

    /** Bytes that an engine takes, estimated. */
    private static final int ENGINE_BYTES = 64 * 1024;

    private final SocketChannel socket;
    private final SocketInput input;
    private final SSLEngine engine;

    /** Encrypted bytes as received, from its position to its limit. */
    private final ByteBuffer received;

    /** Decrypted bytes that are not consumed yet, from its position to its limit. */
    private ByteBuffer plain;

    /** Held while bytes are encrypted and sent: the thread that reads sends the engine's answers. */
    private final ReentrantLock sending = new ReentrantLock();

    /** Encrypted bytes that are not sent yet, from its position to its limit. Guarded by {@link #sending}. */
    private final ByteBuffer encrypted;

    private final ByteBuffer fileChunk = ByteBuffer.allocate(FILE_CHUNK);
    private final ByteBuffer nothing = ByteBuffer.allocate(0);
    private volatile boolean established;

    /** Whether the engine has answers that the socket has not accepted yet. */
    private boolean hasAnswers;

    /** Records without data that were received while there were answers: as many answers at most. */
    private int recordsBeforeAnswers;

    /** Records without data, in the handshake or in a row. */
    private int recordsWithoutData;

    /**
     * Creates a transport, which owns the socket, and begins the handshake.
     *
     * @param socket connected and non-blocking.
     * @param engine configured as client or server, and not used yet.
     * @throws IOException the handshake cannot begin.
     */
    public TlsTransport(final SocketChannel socket, final SSLEngine engine) throws IOException {
        this.socket = socket;
        input = new SocketInput(socket);
        this.engine = engine;
        received = ByteBuffer.allocate(engine.getSession().getPacketBufferSize() * RECEIVED_PACKETS)
                .flip();
        plain = ByteBuffer.allocate(engine.getSession().getApplicationBufferSize())
                .flip();
        encrypted = ByteBuffer.allocate(engine.getSession().getPacketBufferSize() * ENCRYPTED_PACKETS)
                .flip();
        engine.beginHandshake();
    }

    @Override
    public int read(final ByteBuffer destination) throws IOException {
        if (!established && !handshake()) {
            return 0;
        }
        if (!plain.hasRemaining()) {
            final int count = !hasAnswers || answer() || !isAwaitingFlush() ? decrypt() : 0;
            if (count <= 0) {
                return count;
            }
        }
        final int count = Math.min(plain.remaining(), destination.remaining());
        destination.put(plain.slice(plain.position(), count));
        plain.position(plain.position() + count);
        return count;
    }

    @Override
    public long receivedBytes() {
        return input.receivedBytes();
    }

    @Override
    public boolean hasAnswers() {
        return hasAnswers;
    }

    @Override
    public boolean isAwaitingFlush() {
        return hasAnswers && (!established || recordsBeforeAnswers >= MAX_RECORDS_BEFORE_ANSWERS);
    }

    @Override
    public void write(final ByteBuffer source) throws IOException {
        sending.lock();
        try {
            boolean accepts = established;
            while (accepts && source.hasRemaining()) {
                while (source.hasRemaining() && hasRoom()) {
                    encrypt(source);
                }
                flush();
                accepts = hasRoom();
            }
            flush();
        } finally {
            sending.unlock();
        }
    }

    @Override
    public long transfer(final FileChannel file, final long position, final long count) throws IOException {
        if (!flush()) {
            return 0;
        }
        fileChunk.clear().limit((int) Math.min(count, FILE_CHUNK));
        if (file.read(fileChunk, position) < 0) {
            throw new EOFException("the file ends before byte " + position);
        }
        fileChunk.flip();
        // The next call reads again what the engine does not accept now, so no byte is lost.
        final long offered = fileChunk.remaining();
        write(fileChunk);
        return offered - fileChunk.remaining();
    }

    @Override
    public boolean flush() throws IOException {
        sending.lock();
        try {
            if (encrypted.hasRemaining()) {
                socket.write(encrypted);
            }
            return !encrypted.hasRemaining();
        } finally {
            sending.unlock();
        }
    }

    @Override
    public int unsentBytes() {
        sending.lock();
        try {
            return encrypted.remaining();
        } finally {
            sending.unlock();
        }
    }

    @Override
    public boolean isEstablished() {
        return established;
    }

    @Override
    public long bufferBytes() {
        return bufferBytes(engine);
    }

    /**
     * Returns the memory that a transport with such an engine takes.
     *
     * @param engine configured as those of transports; not modified.
     * @return bytes, estimated.
     */
    public static long bufferBytes(final SSLEngine engine) {
        return (long) engine.getSession().getPacketBufferSize() * (RECEIVED_PACKETS + ENCRYPTED_PACKETS)
                + engine.getSession().getApplicationBufferSize()
                + FILE_CHUNK
                + ENGINE_BYTES;
    }

    @Override
    public void closeOutput() {
        sending.lock();
        try {
            engine.closeOutbound();
            // No record may follow a part of another one. A peer without a complete handshake may not speak TLS.
            while (established && flush() && wrap(nothing).bytesProduced() > 0) {
                // The next call sends it.
            }
        } catch (final IOException _) {
            // The peer has gone, or the connection has failed: there is nobody to tell.
        } finally {
            sending.unlock();
        }
    }

    @Override
    public void close() {
        closeOutput();
        CloseHelper.quietClose(socket);
    }

    /** Proceeds with the handshake until it needs bytes of the peer that have not arrived; true when it is complete. */
    private boolean handshake() throws IOException {
        while (true) {
            switch (engine.getHandshakeStatus()) {
                case NEED_TASK -> runTasks();
                case NEED_WRAP -> {
                    if (!answer()) {
                        return false;
                    }
                }
                case NEED_UNWRAP, NEED_UNWRAP_AGAIN -> {
                    flush();
                    final int count = decrypt();
                    if (count < 0) {
                        throw new EOFException("the peer closed the connection during the handshake; does it use TLS?");
                    }
                    if (count == 0 && isWaitingForPeer()) {
                        return false;
                    }
                }
                case FINISHED, NOT_HANDSHAKING -> {
                    flush();
                    recordsWithoutData = 0;
                    established = true;
                    return true;
                }
            }
        }
    }

    private boolean isWaitingForPeer() {
        final HandshakeStatus status = engine.getHandshakeStatus();
        return status == HandshakeStatus.NEED_UNWRAP || status == HandshakeStatus.NEED_UNWRAP_AGAIN;
    }

    private void runTasks() {
        for (Runnable task = engine.getDelegatedTask(); task != null; task = engine.getDelegatedTask()) {
            task.run();
        }
    }

    /** Returns whether another record fits beside those that are not sent yet. */
    private boolean hasRoom() {
        return encrypted.capacity() - encrypted.remaining()
                >= engine.getSession().getPacketBufferSize();
    }

    /** Encrypts one record, behind those that are not sent yet. */
    private void encrypt(final ByteBuffer source) throws IOException {
        if (wrap(source).getStatus() == SSLEngineResult.Status.CLOSED) {
            throw new EOFException("TLS is closed");
        }
    }

    private SSLEngineResult wrap(final ByteBuffer source) throws IOException {
        encrypted.compact();
        try {
            return engine.wrap(source, encrypted);
        } finally {
            encrypted.flip();
        }
    }

    /**
     * Sends what the engine has to say by itself: messages of a handshake, and keys that replace the present ones.
     *
     * @return false if some of it waits until the socket accepts what is before it; {@link #read} tries again.
     */
    private boolean answer() throws IOException {
        sending.lock();
        try {
            hasAnswers = true;
            while (engine.getHandshakeStatus() == HandshakeStatus.NEED_WRAP) {
                if (!flush()) {
                    return false;
                }
                encrypt(nothing);
            }
            // The handshake flushes by itself. After it, the peer may wait for new keys, and nobody else may send.
            hasAnswers = !flush() && established;
            if (!hasAnswers) {
                recordsBeforeAnswers = 0;
            }
            return !hasAnswers;
        } finally {
            sending.unlock();
        }
    }

    /** Answers a record without data; whether another one may be received. */
    private boolean mayReadOn() throws IOException {
        if (!answer()) {
            recordsBeforeAnswers++;
        }
        return !isAwaitingFlush();
    }

    /** Decrypts into {@link #plain}; returns the bytes there, 0 if more must arrive or be sent first, -1 at the end. */
    private int decrypt() throws IOException {
        boolean ended = false;
        while (true) {
            final SSLEngineResult result = unwrap();
            if (plain.hasRemaining()) {
                recordsWithoutData = 0;
                return plain.remaining();
            }
            switch (result.getStatus()) {
                case CLOSED -> {
                    return -1;
                }
                case BUFFER_OVERFLOW ->
                    plain = ByteBuffer.allocate(engine.getSession().getApplicationBufferSize())
                            .flip();
                case BUFFER_UNDERFLOW -> {
                    if (ended) {
                        return -1;
                    }
                    final int count = receive();
                    if (count == 0) {
                        return 0;
                    }
                    ended = count < 0;
                }
                case OK -> {
                    countRecordWithoutData();
                    if (established ? !mayReadOn() : engine.getHandshakeStatus() != HandshakeStatus.NEED_UNWRAP) {
                        return 0;
                    }
                }
            }
        }
    }

    private SSLEngineResult unwrap() throws IOException {
        plain.clear();
        final SSLEngineResult result;
        try {
            result = engine.unwrap(received, plain);
        } finally {
            plain.flip();
        }
        if (!established) {
            runTasks();
        } else if (result.getHandshakeStatus() == HandshakeStatus.NEED_TASK) {
            throw new ProtocolException("the peer requests another TLS handshake, which one connection has only once");
        }
        return result;
    }

    /** Takes bytes off the socket; returns how many, -1 at the end. */
    private int receive() throws IOException {
        received.compact();
        try {
            return input.read(received);
        } finally {
            received.flip();
        }
    }

    private void countRecordWithoutData() throws ProtocolException {
        recordsWithoutData++;
        final int limit = established ? MAX_RECORDS_WITHOUT_DATA : MAX_HANDSHAKE_RECORDS;
        if (recordsWithoutData > limit) {
            throw new ProtocolException("the peer sent " + recordsWithoutData + " TLS records "
                    + (established ? "without data in a row" : "in its handshake") + ": at most " + limit);
        }
    }
}
