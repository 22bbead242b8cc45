package io.github.galefs.server;

import io.github.galefs.file.PosixError;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.codec.HelloDecoder;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import java.security.MessageDigest;
import org.agrona.concurrent.UnsafeBuffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lets clients in. Used by the event loop only. */
final class Doorkeeper {
    private static final Logger LOG = LoggerFactory.getLogger(Doorkeeper.class);

    private final ServerContext context;
    private final Sessions sessions;
    private final int blockSize;
    private final MessageHeaderDecoder header = new MessageHeaderDecoder();
    private final HelloDecoder hello = new HelloDecoder();

    Doorkeeper(final ServerContext context, final Sessions sessions, final int blockSize) {
        this.context = context;
        this.sessions = sessions;
        this.blockSize = blockSize;
    }

    /**
     * Looks at a client's first message.
     *
     * @param sameHost whether the client is on this machine.
     * @throws ProtocolException it is no such message; a stranger gets no reply.
     */
    Greeting greet(final UnsafeBuffer message, final boolean sameHost) throws ProtocolException {
        try {
            header.wrap(message, 0);
            if (header.schemaId() != HelloDecoder.SCHEMA_ID || header.templateId() != HelloDecoder.TEMPLATE_ID) {
                throw new ProtocolException(
                        "first message " + header.templateId() + " of schema " + header.schemaId() + " is no Hello");
            }
            hello.wrapAndApplyHeader(message, 0, header);
            if (hello.magic() != Protocol.MAGIC) {
                throw new ProtocolException(String.format("first message has magic %x", hello.magic()));
            }
            final byte[] token = new byte[hello.tokenLength()];
            hello.getToken(token, 0, token.length);
            return decide(token, sameHost);
        } catch (final IndexOutOfBoundsException e) {
            throw new ProtocolException("first message of " + message.capacity() + " bytes is cut off", e);
        }
    }

    private Greeting decide(final byte[] token, final boolean sameHost) {
        final int protocol = Math.min(hello.protocolMax(), Protocol.MAX_VERSION);
        if (protocol < Math.max(hello.protocolMin(), Protocol.MIN_VERSION)) {
            return refused(
                    PosixError.EPROTO,
                    "the client speaks protocol versions " + hello.protocolMin() + " to " + hello.protocolMax()
                            + ", the server " + Protocol.MIN_VERSION + " to " + Protocol.MAX_VERSION);
        }
        // isEqual takes as long for a token that is nearly right as for one that is all wrong.
        if (context.token() != null && !MessageDigest.isEqual(context.token(), token)) {
            LOG.warn("a client has shown a wrong token");
            return refused(PosixError.EACCES, token.length == 0 ? "the server wants a token" : "the token is wrong");
        }
        final Session known = sessions.find(hello.bootId(), hello.sessionId(), hello.sessionKey());
        final Session session = known == null ? sessions.create(sameHost) : known;
        final byte[] welcome = ReplyEncoder.welcome(
                context,
                protocol,
                sessions.bootId(),
                blockSize,
                session,
                known != null,
                session.ringSlot() == Session.NO_RING_SLOT ? "" : sessions.ringPath());
        return new Greeting(session, new Reply(welcome));
    }

    private static Greeting refused(final PosixError error, final String words) {
        return new Greeting(null, new Reply(ReplyEncoder.failure(error, words)));
    }
}
