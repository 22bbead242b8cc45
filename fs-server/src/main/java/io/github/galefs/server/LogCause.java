package io.github.galefs.server;

/** Reasons of log lines that peers can cause. */
enum LogCause {
    /** A peer sent no token or a wrong one. */
    WRONG_TOKEN,
    /** A connection was refused, or closed in favour of another. */
    LIMIT_REACHED,
    /** A connection was closed because memory is short. */
    MEMORY_SHORT,
    /** A connection was closed at a time limit. */
    TIME_LIMIT,
    /** A handshake failed, or was not completed in time. */
    HANDSHAKE_FAILED,
    /** A handshake has taken a large part of its time limit. */
    HANDSHAKE_SLOW,
    /** A connection failed: it was lost, or its peer violated the protocol. */
    CONNECTION_FAILED,
    /** A connection could not be accepted. */
    ACCEPT_FAILED,
    /** The file service failed a call. */
    CALL_FAILED
}
