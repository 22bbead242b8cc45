package io.github.galefs.client;

/**
 * By which a client has its session back.
 *
 * @param bootId     server's, when the session was made.
 * @param sessionId  of the session.
 * @param sessionKey secret.
 */
record SessionTicket(long bootId, long sessionId, long sessionKey) {
    /** Of a client that has no session yet. */
    static final SessionTicket NONE = new SessionTicket(0, 0, 0);
}
