package io.github.galefs.client;

import io.github.galefs.wire.Protocol;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import javax.net.ssl.SSLContext;

/**
 * How a {@link RemoteFileService} finds and trusts its server, and how long it waits. Set what differs from the
 * defaults. Not safe for use by several threads.
 */
public final class ClientContext {
    private ServerAddress address;
    private SSLContext tls;
    private String token = "";
    private Duration connectTimeout = Duration.ofSeconds(5);
    private Duration callTimeout = Duration.ofSeconds(60);
    private Duration reconnectTimeout = Duration.ofSeconds(20);
    private boolean sameHostReads = true;

    /** Sets where the server is. Must be set. */
    public ClientContext address(final ServerAddress newAddress) {
        address = newAddress;
        return this;
    }

    /** Sets the keys for TLS; a plain connection unless set. */
    public ClientContext tls(final SSLContext keys) {
        tls = keys;
        return this;
    }

    /** Sets what the server wants to be shown; nothing unless set. */
    public ClientContext token(final String newToken) {
        token = newToken;
        return this;
    }

    /** Sets how long one attempt to connect may take, 5 s unless set. */
    public ClientContext connectTimeout(final Duration timeout) {
        connectTimeout = timeout;
        return this;
    }

    /** Sets how long a call may wait for its reply, a minute unless set. A sync can take long. */
    public ClientContext callTimeout(final Duration timeout) {
        callTimeout = timeout;
        return this;
    }

    /** Sets for how long a call tries to have a lost connection back, 20 s unless set. */
    public ClientContext reconnectTimeout(final Duration timeout) {
        reconnectTimeout = timeout;
        return this;
    }

    /** Sets whether files of a server on this machine are read from its segments, if that can be; so unless set. */
    public ClientContext sameHostReads(final boolean wanted) {
        sameHostReads = wanted;
        return this;
    }

    ServerAddress address() {
        return address;
    }

    SSLContext tls() {
        return tls;
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

    void conclude() {
        Objects.requireNonNull(address, "the address of the server is not set");
        if (token.getBytes(StandardCharsets.UTF_8).length > Protocol.MAX_TOKEN_LENGTH) {
            throw new IllegalArgumentException("the token has more than " + Protocol.MAX_TOKEN_LENGTH + " bytes");
        }
        requirePositive("connectTimeout", connectTimeout);
        requirePositive("callTimeout", callTimeout);
        requirePositive("reconnectTimeout", reconnectTimeout);
    }

    private static void requirePositive(final String name, final Duration duration) {
        if (duration.isNegative() || duration.isZero()) {
            throw new IllegalArgumentException(name + " " + duration + ": must be positive");
        }
    }
}
