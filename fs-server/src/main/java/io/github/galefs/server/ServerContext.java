package io.github.galefs.server;

import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.TlsVersions;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import javax.net.ssl.SSLContext;
import org.agrona.ErrorHandler;
import org.agrona.concurrent.NanoClock;
import org.agrona.concurrent.SystemNanoClock;

/**
 * Settings of a {@link FileServer}, and the limits on everything that a peer can make large. Settings that differ from
 * the defaults are set before {@link FileServer#open}, which checks them. Not safe for use by several threads.
 *
 * <p>The buffers of all connections together take at most {@link #memory} bytes. Connections share them fairly; a
 * request that finds no memory waits. Open files take half as much beside it, see {@link #maxHandles}. Beyond both are
 * only things that each connection has one of and that take some KiB, as the objects of a request just received.
 */
public final class ServerContext {
    /** Bytes of writes in flight on a connection above which the server receives nothing more from it. */
    public static final int MAX_PAYLOAD_IN_FLIGHT = 16 * 1024 * 1024;

    /** Bytes of queued replies on a connection above which the server receives nothing more from it. */
    public static final int MAX_QUEUED_REPLY_BYTES = 16 * 1024 * 1024;

    /**
     * Smallest memory budget in bytes: a request of the greatest length fits beside the buffers of idle connections.
     */
    public static final long MIN_MEMORY = 16 * 1024 * 1024;

    private static final int MAX_EVENT_LOOPS = 64;
    private static final int MAX_CONNECTIONS = 1 << 16;
    private static final int MAX_HANDLES = 1 << 24;
    private static final int MAX_REQUESTS = 1 << 12;
    private static final int DEFAULT_HANDSHAKES = 256;
    private static final int DEFAULT_HANDSHAKES_PER_ADDRESS = 64;
    private static final long DERIVED = 0;
    private static final long HEAP_SHARE = 4;
    private static final long MAX_DEFAULT_MEMORY = 1L << 30;
    private static final Duration MIN_DURATION = Duration.ofMillis(1);
    private static final Duration MAX_DURATION = Duration.ofDays(1);

    private InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), Protocol.DEFAULT_PORT);
    private String export = "/";
    private boolean readOnly;
    private SSLContext tls;
    private boolean clientCertificates;
    private TlsVersions tlsVersions = TlsVersions.TLS_1_3;
    private byte[] token;
    private Path ringDirectory;
    private Path statusDirectory;
    private NanoClock clock = SystemNanoClock.INSTANCE;
    private int eventLoops = Math.min(4, Runtime.getRuntime().availableProcessors());
    private int maxConnections = 256;
    private int maxHandshakes = DEFAULT_HANDSHAKES;
    private int maxHandshakesPerAddress = DEFAULT_HANDSHAKES_PER_ADDRESS;
    private long memory = DERIVED;
    private ErrorHandler errorHandler = e -> {};
    private int maxHandles = 16_384;
    private int maxRequests = 64;
    private Duration handshakeTimeout = Duration.ofSeconds(30);
    private Duration idleTimeout = Duration.ofSeconds(60);
    private Duration stallTimeout = Duration.ofSeconds(30);
    private Duration sessionLease = Duration.ofSeconds(30);
    private Duration shutdownTimeout = Duration.ofSeconds(8);
    private boolean concluded;

    /** Creates the default settings: a server without TLS and token, on this machine only. */
    public ServerContext() {}

    /**
     * Sets the address to listen on. Default: the loopback address and {@link Protocol#DEFAULT_PORT}.
     *
     * @param newAddress the address; port 0 selects any free port. Beyond the loopback address, TLS is required, and a
     *     token or clients' certificates.
     * @return this.
     */
    public ServerContext address(final InetSocketAddress newAddress) {
        address = newAddress;
        return this;
    }

    /**
     * Sets the directory that clients see as their root. Default: {@code /}.
     *
     * @param path of an existing directory.
     * @return this.
     */
    public ServerContext export(final String path) {
        export = path;
        return this;
    }

    /**
     * Sets whether clients can read only. Default: false.
     *
     * @param isReadOnly whether every call that changes something is refused.
     * @return this.
     */
    public ServerContext readOnly(final boolean isReadOnly) {
        readOnly = isReadOnly;
        return this;
    }

    /**
     * Sets the keys for TLS. Default: connections without TLS.
     *
     * @param keys         key of the server, and certificates that it trusts.
     * @param certificates whether a client must present a certificate that the server trusts.
     * @return this.
     */
    public ServerContext tls(final SSLContext keys, final boolean certificates) {
        tls = keys;
        clientCertificates = certificates;
        return this;
    }

    /**
     * Sets the versions of TLS that clients may use. Default: TLS 1.3 only.
     *
     * @param versions the versions.
     * @return this.
     */
    public ServerContext tlsVersions(final TlsVersions versions) {
        tlsVersions = versions;
        return this;
    }

    /**
     * Sets the token that clients must present. Default: none.
     *
     * @param newToken 1 to {@link Protocol#MAX_TOKEN_LENGTH} bytes.
     * @return this.
     */
    public ServerContext token(final byte[] newToken) {
        token = newToken.clone();
        return this;
    }

    /**
     * Sets the directory of the ring file, through which clients on this machine locate blocks and read them from the
     * segments. Default: none; all clients then read over the network. The server creates no ring file if it exports a
     * part of the store only, because segments hold blocks of all files. Where a store to a map may need a block of the
     * disk, the file is in memory instead.
     *
     * @param directory an existing directory.
     * @return this.
     */
    public ServerContext ringDirectory(final Path directory) {
        ringDirectory = directory;
        return this;
    }

    /**
     * Sets the directory of the file with the server's {@link ServerStatus}. Default: none, and no file.
     *
     * @param directory an existing directory.
     * @return this.
     */
    public ServerContext statusDirectory(final Path directory) {
        statusDirectory = directory;
        return this;
    }

    /**
     * Sets the clock of the time limits on connections and sessions. Default: the system's. Tests advance their own.
     *
     * @param newClock the clock; called by several threads.
     * @return this.
     */
    public ServerContext clock(final NanoClock newClock) {
        clock = newClock;
        return this;
    }

    /**
     * Sets the number of event loops. Default: the number of processors, at most 4. A blocked loop, for example by a
     * block that is read from the disk, delays the connections of that loop only.
     *
     * @param count 1 to 64.
     * @return this.
     */
    public ServerContext eventLoops(final int count) {
        eventLoops = count;
        return this;
    }

    /**
     * Sets the most connections of clients at a time. Default: 256. A client counts when its handshake is complete; one
     * above the limit is refused with EAGAIN.
     *
     * @param count 1 to 65,536.
     * @return this.
     */
    public ServerContext maxConnections(final int count) {
        maxConnections = count;
        return this;
    }

    /**
     * Sets the most connections at a time whose handshake is not complete. Default: 256, and 64 from one address. One
     * above a limit is accepted, and another is closed: of the addresses that have the most, a silent one first, the
     * oldest first.
     *
     * @param count      1 to 65,536.
     * @param perAddress 1 to {@code count}.
     * @return this.
     */
    public ServerContext maxHandshakes(final int count, final int perAddress) {
        maxHandshakes = count;
        maxHandshakesPerAddress = perAddress;
        return this;
    }

    /**
     * Sets the most memory that the buffers of all connections take together: received payloads, replies, buffers of
     * sockets and of TLS, and results that are remembered for clients that reconnect. Default: a quarter of the JVM's
     * heap, from 16 MiB to 1 GiB. Some of the buffers are in the heap; payloads are outside it, where the JVM does not
     * limit them.
     *
     * <p>A request that finds no memory waits. A connection may hold as much as is free, so all have their share. One
     * that holds memory without progress for a second is closed when another one has none and waits for some. The
     * buffers of sockets and TLS take at most half of the budget: less than 100 KiB for a connection, or 400 KiB with
     * TLS. If it is small, fewer connections are possible than {@link #maxConnections} and {@link #maxHandshakes},
     * and one address takes at most half of those whose handshake is not complete.
     *
     * <p>An eighth of it is for the remembered results. A client may make the server remember 16 times
     * {@link #maxRequests} of them, or as many as {@link #maxRequests} while others need that memory; more requests
     * that change something wait. If that does not suffice, the server ends sessions that have lost their connection,
     * the oldest first.
     *
     * @param bytes at least {@link #MIN_MEMORY}.
     * @return this.
     */
    public ServerContext memory(final long bytes) {
        memory = bytes;
        return this;
    }

    /**
     * Sets what receives the error after which the server has closed itself, such as a lack of memory in a thread that
     * it cannot do without. Default: nothing; the error is logged in any case.
     *
     * @param handler called once, after the server was closed, by a thread of its own.
     * @return this.
     */
    public ServerContext errorHandler(final ErrorHandler handler) {
        errorHandler = handler;
        return this;
    }

    /**
     * Sets the most open files of a client. Default: 16,384. All clients have as many as half of {@link #memory} holds,
     * with 1 KiB each, and one client no more than are left for others; more are refused with ENFILE.
     *
     * @param count 1 to 16,777,216.
     * @return this.
     */
    public ServerContext maxHandles(final int count) {
        maxHandles = count;
        return this;
    }

    /**
     * Sets the most requests in flight on a connection; the server receives nothing more from it meanwhile. Default:
     * 64.
     *
     * @param count 1 to 4,096.
     * @return this.
     */
    public ServerContext maxRequests(final int count) {
        maxRequests = count;
        return this;
    }

    /**
     * Sets how long a peer may take until its handshake is complete. Default: 30 s, as a handshake takes seconds on a
     * busy machine. {@link #maxHandshakes} bounds the peers that wait.
     *
     * @param timeout 1 ms to 1 day, after which the connection is closed.
     * @return this.
     */
    public ServerContext handshakeTimeout(final Duration timeout) {
        handshakeTimeout = timeout;
        return this;
    }

    /**
     * Sets how long a connection may be without a request. Default: 60 s.
     *
     * @param timeout 1 ms to 1 day, after which the connection is closed. Clients send heartbeats before.
     * @return this.
     */
    public ServerContext idleTimeout(final Duration timeout) {
        idleTimeout = timeout;
        return this;
    }

    /**
     * Sets how long a frame may take to arrive, and how long a peer may receive nothing of a reply. Default: 30 s.
     *
     * @param timeout 1 ms to 1 day, after which the connection is closed.
     * @return this.
     */
    public ServerContext stallTimeout(final Duration timeout) {
        stallTimeout = timeout;
        return this;
    }

    /**
     * Sets how long a session outlives its connection. Default: 30 s.
     *
     * @param lease 1 ms to 1 day, after which the server closes the client's files.
     * @return this.
     */
    public ServerContext sessionLease(final Duration lease) {
        sessionLease = lease;
        return this;
    }

    /**
     * Sets how long {@link FileServer#close} waits for requests in flight and for peers to receive the replies.
     * Default: 8 s, of the system's clock.
     *
     * @param timeout 1 ms to 1 day, after which connections are closed.
     * @return this.
     */
    public ServerContext shutdownTimeout(final Duration timeout) {
        shutdownTimeout = timeout;
        return this;
    }

    InetSocketAddress address() {
        return address;
    }

    String export() {
        return export;
    }

    boolean readOnly() {
        return readOnly;
    }

    SSLContext tls() {
        return tls;
    }

    TlsVersions tlsVersions() {
        return tlsVersions;
    }

    boolean clientCertificates() {
        return clientCertificates;
    }

    byte[] token() {
        return token;
    }

    Path ringDirectory() {
        return ringDirectory;
    }

    Path statusDirectory() {
        return statusDirectory;
    }

    NanoClock clock() {
        return clock;
    }

    int eventLoops() {
        return eventLoops;
    }

    int maxConnections() {
        return maxConnections;
    }

    int maxHandshakes() {
        return maxHandshakes;
    }

    int maxHandshakesPerAddress() {
        return maxHandshakesPerAddress;
    }

    /** Bytes; set or derived by {@link #conclude}. */
    long memory() {
        return memory;
    }

    ErrorHandler errorHandler() {
        return errorHandler;
    }

    int maxHandles() {
        return maxHandles;
    }

    int maxRequests() {
        return maxRequests;
    }

    Duration handshakeTimeout() {
        return handshakeTimeout;
    }

    Duration idleTimeout() {
        return idleTimeout;
    }

    Duration stallTimeout() {
        return stallTimeout;
    }

    Duration sessionLease() {
        return sessionLease;
    }

    Duration shutdownTimeout() {
        return shutdownTimeout;
    }

    /**
     * Checks the settings. Can be called once: a context is for one server.
     *
     * @throws IllegalArgumentException a setting is out of its range, or the server would be open to anyone.
     */
    void conclude() {
        if (concluded) {
            throw new IllegalStateException("this context was used for a server already: create another one");
        }
        concluded = true;
        Objects.requireNonNull(address, "the address to listen on is null");
        Objects.requireNonNull(tlsVersions, "the TLS versions of the server are null");
        Objects.requireNonNull(clock, "the clock of the server is null");
        if (address.isUnresolved()) {
            throw new IllegalArgumentException("cannot resolve host " + address.getHostString());
        }
        checkRange("eventLoops", eventLoops, MAX_EVENT_LOOPS);
        checkRange("maxConnections", maxConnections, MAX_CONNECTIONS);
        Objects.requireNonNull(errorHandler, "the error handler of the server is null");
        checkRange("maxHandshakes", maxHandshakes, MAX_CONNECTIONS);
        checkRange("maxHandshakes per address", maxHandshakesPerAddress, maxHandshakes);
        memory = memory == DERIVED ? defaultMemory(Runtime.getRuntime().maxMemory()) : memory;
        if (memory < MIN_MEMORY) {
            throw new IllegalArgumentException("memory of " + memory + " bytes: must be at least " + MIN_MEMORY);
        }
        checkRange("handshakeTimeout", handshakeTimeout);
        checkRange("idleTimeout", idleTimeout);
        checkRange("stallTimeout", stallTimeout);
        checkRange("sessionLease", sessionLease);
        checkRange("shutdownTimeout", shutdownTimeout);
        checkRange("maxHandles", maxHandles, MAX_HANDLES);
        checkRange("maxRequests", maxRequests, MAX_REQUESTS);
        if (token != null && (token.length < 1 || token.length > Protocol.MAX_TOKEN_LENGTH)) {
            throw new IllegalArgumentException(
                    "token of " + token.length + " bytes: must have 1 to " + Protocol.MAX_TOKEN_LENGTH);
        }
        if (!address.getAddress().isLoopbackAddress()) {
            requireProtection();
        }
    }

    /** Returns the memory budget for a heap of a number of bytes: the store and the JVM need the rest. */
    static long defaultMemory(final long maxHeap) {
        return Math.clamp(maxHeap / HEAP_SHARE, MIN_MEMORY, MAX_DEFAULT_MEMORY);
    }

    private void requireProtection() {
        if (tls == null) {
            throw new IllegalArgumentException("listening on " + address.getHostString()
                    + ", which other machines can reach, requires TLS: give a key store, and a trust store for"
                    + " clients' certificates or a token");
        }
        if (!clientCertificates && token == null) {
            throw new IllegalArgumentException("listening on " + address.getHostString()
                    + ", which other machines can reach, requires authentication of clients: give a trust store for"
                    + " their certificates, or a token");
        }
    }

    private static void checkRange(final String name, final Duration value) {
        if (value.compareTo(MIN_DURATION) < 0 || value.compareTo(MAX_DURATION) > 0) {
            throw new IllegalArgumentException(
                    name + " " + value + ": must be from " + MIN_DURATION + " to " + MAX_DURATION);
        }
    }

    private static void checkRange(final String name, final int value, final int max) {
        if (value < 1 || value > max) {
            throw new IllegalArgumentException(name + " " + value + ": must be from 1 to " + max);
        }
    }
}
