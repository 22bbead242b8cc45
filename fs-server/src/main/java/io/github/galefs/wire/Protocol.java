package io.github.galefs.wire;

/** Constants of the protocol, and negotiation of its version. */
public final class Protocol {
    /** First field of Hello. Identifies a client of GaleFS. */
    public static final long MAGIC = 0x31_53_46_45_4c_41_47L;

    /** Oldest protocol version that this code supports. */
    public static final int MIN_VERSION = 2;

    /** Newest protocol version that this code supports. */
    public static final int MAX_VERSION = 2;

    /** Result of {@link #negotiate} if the peers have no version in common. */
    public static final int NO_COMMON_VERSION = -1;

    /** Port of a server unless another is given. */
    public static final int DEFAULT_PORT = 4747;

    /** Longest token, in bytes of UTF-8. */
    public static final int MAX_TOKEN_LENGTH = 1024;

    private Protocol() {}

    /**
     * Selects the newest protocol version that this code and a peer support.
     *
     * @param peerMin oldest version of the peer.
     * @param peerMax newest version of the peer.
     * @return the version, or {@link #NO_COMMON_VERSION}.
     */
    public static int negotiate(final int peerMin, final int peerMax) {
        final int newest = Math.min(peerMax, MAX_VERSION);
        return newest < Math.max(peerMin, MIN_VERSION) ? NO_COMMON_VERSION : newest;
    }

    /**
     * Message for peers without a common version.
     *
     * @param serverMin oldest version of the server.
     * @param serverMax newest version of the server.
     * @param clientMin oldest version of the client.
     * @param clientMax newest version of the client.
     * @return both sides' versions, and which side to upgrade: the one with the older versions.
     */
    public static String mismatch(final int serverMin, final int serverMax, final int clientMin, final int clientMax) {
        return "server speaks protocol " + range(serverMin, serverMax) + ", this client " + range(clientMin, clientMax)
                + ": upgrade the " + (serverMax < clientMax ? "server" : "client");
    }

    private static String range(final int min, final int max) {
        return min == max ? Integer.toString(max) : min + " to " + max;
    }
}
