package io.github.galefs.client;

/**
 * Credentials for resuming a session.
 *
 * @param bootId     id of the server's run in which the session began.
 * @param sessionId  id of the session in that run; 0 for none.
 * @param sessionKey random secret of the session.
 */
record SessionTicket(long bootId, long sessionId, long sessionKey) {
    /** Ticket of a client that has no session yet. */
    static final SessionTicket NONE = new SessionTicket(0, 0, 0);
}
