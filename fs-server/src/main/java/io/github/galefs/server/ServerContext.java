package io.github.galefs.server;

import io.github.galefs.wire.Protocol;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import javax.net.ssl.SSLContext;

/**
 * What a {@link FileServer} is made of, and the limits on everything that a peer can make large. Set what differs from
 * the defaults, then hand it over: {@link FileServer#open} concludes it. Not safe for use by several threads.
 *
 * <p>Memory that clients can take is at most, for each connection, {@link #maxRequests} requests of 16 KiB, and twice
 * {@link #MAX_PAYLOAD_UNDER_WAY} of bytes that they write or are sent from memory.
 */
public final class ServerContext {
    /** Bytes of writes that one connection may have under way before nothing more is read from it. */
    public static final int MAX_PAYLOAD_UNDER_WAY = 16 * 1024 * 1024;

    /** Bytes of replies that may wait for one connection before nothing more is read from it. */
    public static final int MAX_REPLY_BYTES = 16 * 1024 * 1024;

    private InetSocketAddress address =
            new InetSocketAddress(java.net.InetAddress.getLoopbackAddress(), Protocol.DEFAULT_PORT);
    private String export = "/";
    private boolean readOnly;
    private SSLContext tls;
    private boolean clientCertificates;
    private byte[] token;
    private Path ringDirectory;
    private int eventLoops = Math.min(4, Runtime.getRuntime().availableProcessors());
    private int maxConnections = 256;
    private int maxHandles = 16_384;
    private int maxRequests = 64;
    private Duration handshakeTimeout = Duration.ofSeconds(5);
    private Duration idleTimeout = Duration.ofSeconds(60);
    private Duration stallTimeout = Duration.ofSeconds(30);
    private Duration sessionGrace = Duration.ofSeconds(30);
    private Duration shutdownTimeout = Duration.ofSeconds(8);
    private boolean concluded;

    /** Sets where to listen; port 0 for any that is free. Unless set: the loopback address and the default port. */
    public ServerContext address(final InetSocketAddress newAddress) {
        address = newAddress;
        return this;
    }

    /** Sets the directory that clients see as their root; {@code /} unless set. It must exist. */
    public ServerContext export(final String path) {
        export = path;
        return this;
    }

    /** Sets whether clients may only look. */
    public ServerContext readOnly(final boolean isReadOnly) {
        readOnly = isReadOnly;
        return this;
    }

    /**
     * Sets the keys for TLS; plain connections unless set.
     *
     * @param keys         of the server, and those that it trusts.
     * @param certificates whether a client must show a certificate that the server trusts.
     * @return this.
     */
    public ServerContext tls(final SSLContext keys, final boolean certificates) {
        tls = keys;
        clientCertificates = certificates;
        return this;
    }

    /** Sets what clients must show, 1 to 1024 bytes; nothing unless set. */
    public ServerContext token(final byte[] newToken) {
        token = newToken.clone();
        return this;
    }

    /**
     * Sets a directory for the file by which clients on this machine can read without the network; they cannot unless
     * set, nor if only a part of the store is exported: they would be shown segments, which hold blocks of all files.
     */
    public ServerContext ringDirectory(final Path directory) {
        ringDirectory = directory;
        return this;
    }

    /**
     * Sets how many threads have the sockets, 1 to 64; as many as there are processors, but not more than 4, unless
     * set. What holds one up, such as a block that the disk must read, holds up the connections that it has.
     */
    public ServerContext eventLoops(final int count) {
        eventLoops = count;
        return this;
    }

    /** Sets the most connections at once, 256 unless set. */
    public ServerContext maxConnections(final int count) {
        maxConnections = count;
        return this;
    }

    /** Sets the most files that a client may have open, 16,384 unless set. */
    public ServerContext maxHandles(final int count) {
        maxHandles = count;
        return this;
    }

    /** Sets the most requests that a connection may have under way before nothing more is read from it; 64. */
    public ServerContext maxRequests(final int count) {
        maxRequests = count;
        return this;
    }

    /** Sets how long a peer may take to say who it is, 5 s unless set. */
    public ServerContext handshakeTimeout(final Duration timeout) {
        handshakeTimeout = timeout;
        return this;
    }

    /** Sets after how long without a request a connection is closed, a minute unless set. */
    public ServerContext idleTimeout(final Duration timeout) {
        idleTimeout = timeout;
        return this;
    }

    /** Sets how long a frame may take to arrive, and how long a peer may take nothing of a reply; 30 s unless set. */
    public ServerContext stallTimeout(final Duration timeout) {
        stallTimeout = timeout;
        return this;
    }

    /** Sets how long a client may be without a connection before its files are closed, 30 s unless set. */
    public ServerContext sessionGrace(final Duration time) {
        sessionGrace = time;
        return this;
    }

    /** Sets how long closing waits for requests under way and for their replies to be taken; 8 s unless set. */
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

    boolean clientCertificates() {
        return clientCertificates;
    }

    byte[] token() {
        return token;
    }

    Path ringDirectory() {
        return ringDirectory;
    }

    int eventLoops() {
        return eventLoops;
    }

    int maxConnections() {
        return maxConnections;
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

    Duration sessionGrace() {
        return sessionGrace;
    }

    Duration shutdownTimeout() {
        return shutdownTimeout;
    }

    /**
     * Checks everything, once.
     *
     * @throws IllegalArgumentException a value is out of its range, or the server would be open to anyone.
     */
    void conclude() {
        if (concluded) {
            throw new IllegalStateException("this context belongs to a server already; make a new one");
        }
        concluded = true;
        Objects.requireNonNull(address, "the address to listen at is null");
        if (address.isUnresolved()) {
            throw new IllegalArgumentException("host " + address.getHostString() + " is not known");
        }
        checkRange("eventLoops", eventLoops, 64);
        checkRange("maxConnections", maxConnections, 1 << 16);
        checkRange("maxHandles", maxHandles, 1 << 24);
        checkRange("maxRequests", maxRequests, 1 << 12);
        if (token != null && (token.length < 1 || token.length > Protocol.MAX_TOKEN_LENGTH)) {
            throw new IllegalArgumentException(
                    "token of " + token.length + " bytes: must be 1 to " + Protocol.MAX_TOKEN_LENGTH);
        }
        if (!address.getAddress().isLoopbackAddress()) {
            requireProtection();
        }
    }

    private void requireProtection() {
        if (tls == null) {
            throw new IllegalArgumentException("listening at " + address.getHostString()
                    + ", which others can reach, needs TLS: give a key store, and a trust store for clients'"
                    + " certificates or a token");
        }
        if (!clientCertificates && token == null) {
            throw new IllegalArgumentException("listening at " + address.getHostString()
                    + ", which others can reach, needs clients that show who they are: give a trust store for"
                    + " their certificates, or a token");
        }
    }

    private static void checkRange(final String name, final int value, final int max) {
        if (value < 1 || value > max) {
            throw new IllegalArgumentException(name + " " + value + ": must be from 1 to " + max);
        }
    }
}
