package io.github.galefs.client;

import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.TlsVersions;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import javax.net.ssl.SSLContext;

/**
 * Configuration of a {@link RemoteFileService}: the server's address, credentials, and time limits. Every property but
 * the address has a default. Not safe for use by several threads.
 */
public final class ClientContext {
    /** The sum of two of them is a number of nanoseconds that fits a long. */
    private static final Duration MAX_TIMEOUT = Duration.ofDays(365);

    private ServerAddress address;
    private SSLContext tls;
    private TlsVersions tlsVersions = TlsVersions.TLS_1_3;
    private String token = "";
    private Duration connectTimeout = Duration.ofSeconds(20);
    private Duration callTimeout = Duration.ofSeconds(60);
    private Duration reconnectTimeout = Duration.ofSeconds(20);
    private boolean sameHostReads = true;

    /** Creates a configuration with the defaults and without an address. */
    public ClientContext() {}

    /**
     * Sets the server's address. Must be set.
     *
     * @param newAddress the address.
     * @return this.
     */
    public ClientContext address(final ServerAddress newAddress) {
        address = newAddress;
        return this;
    }

    /**
     * Sets the keys for TLS. Unless set, the connection is plain TCP.
     *
     * @param keys the certificates of servers that the client trusts, and the client's own if the server requires one;
     *     null for plain TCP.
     * @return this.
     */
    public ClientContext tls(final SSLContext keys) {
        tls = keys;
        return this;
    }

    /**
     * Sets the versions of TLS that the server may use. Unless set, TLS 1.3 only.
     *
     * @param versions the versions.
     * @return this.
     */
    public ClientContext tlsVersions(final TlsVersions versions) {
        tlsVersions = versions;
        return this;
    }

    /**
     * Sets the token that the client presents to the server. Unless set, it is empty. Beyond the loopback address, a
     * token requires TLS: the network would carry it in clear text.
     *
     * @param newToken at most 1024 bytes of UTF-8.
     * @return this.
     */
    public ClientContext token(final String newToken) {
        token = newToken;
        return this;
    }

    /**
     * Sets the time limit of one attempt to connect, handshakes included: 20 s unless set.
     *
     * @param timeout positive, at most 365 days.
     * @return this.
     */
    public ClientContext connectTimeout(final Duration timeout) {
        connectTimeout = timeout;
        return this;
    }

    /**
     * Sets how long a request may wait for a sign of the server: 60 s unless set. A reply to any request is one, and a
     * server that works on requests sends a sign each second. So a sync may take any time.
     *
     * @param timeout positive, at most 365 days; some seconds at least, unless every call is short.
     * @return this.
     */
    public ClientContext callTimeout(final Duration timeout) {
        callTimeout = timeout;
        return this;
    }

    /**
     * Sets for how long a call tries to replace a lost connection: 20 s unless set. The first connection, too, is tried
     * again within that time, and at most 5 s, when the server closes it without an answer; one that cannot be made
     * fails at once.
     *
     * @param timeout positive, at most 365 days.
     * @return this.
     */
    public ClientContext reconnectTimeout(final Duration timeout) {
        reconnectTimeout = timeout;
        return this;
    }

    /**
     * Sets whether files of a server on this machine are read from its segments where possible: true unless set.
     *
     * @param isEnabled false to read everything through the connection.
     * @return this.
     */
    public ClientContext sameHostReads(final boolean isEnabled) {
        sameHostReads = isEnabled;
        return this;
    }

    ServerAddress address() {
        return address;
    }

    SSLContext tls() {
        return tls;
    }

    TlsVersions tlsVersions() {
        return tlsVersions;
    }

    String token() {
        return token;
    }

    Duration connectTimeout() {
        return connectTimeout;
    }

    Duration callTimeout() {
        return callTimeout;
    }

    Duration reconnectTimeout() {
        return reconnectTimeout;
    }

    boolean sameHostReads() {
        return sameHostReads;
    }

    /** Checks that the address is set and every value is in its range. */
    void conclude() {
        Objects.requireNonNull(address, "the server's address is not set");
        Objects.requireNonNull(tlsVersions, "the TLS versions of the client are null");
        if (token.getBytes(StandardCharsets.UTF_8).length > Protocol.MAX_TOKEN_LENGTH) {
            throw new IllegalArgumentException(
                    "token: must have at most " + Protocol.MAX_TOKEN_LENGTH + " bytes of UTF-8");
        }
        final InetAddress host = new InetSocketAddress(address.host(), address.port()).getAddress();
        if (host != null && !mayConnectTo(host)) {
            throw new IllegalArgumentException(clearTextToken(host));
        }
        requirePositive("connectTimeout", connectTimeout);
        requirePositive("callTimeout", callTimeout);
        requirePositive("reconnectTimeout", reconnectTimeout);
    }

    /**
     * Returns whether the client may connect to an address. Called with each address that a connection is made to: a
     * host's name may get another one at any time.
     */
    boolean mayConnectTo(final InetAddress host) {
        return token.isEmpty() || tls != null || host.isLoopbackAddress();
    }

    /** Returns why the client may not connect to an address. */
    String clearTextToken(final InetAddress host) {
        return "the token for " + address + " would go to " + host.getHostAddress()
                + " in clear text, as the connection"
                + " has no TLS: add trusted certificates (--tls-trust FILE), or use a loopback address";
    }

    private static void requirePositive(final String name, final Duration duration) {
        if (duration.isNegative() || duration.isZero() || duration.compareTo(MAX_TIMEOUT) > 0) {
            throw new IllegalArgumentException(name + " " + duration + ": must be positive and at most " + MAX_TIMEOUT);
        }
    }
}
