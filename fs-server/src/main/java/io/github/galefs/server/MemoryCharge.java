package io.github.galefs.server;

/** Memory that is taken from a {@link MemoryAccount} for one purpose. Used by one thread at a time. */
final class MemoryCharge {
    /** A charge for nothing. */
    static final MemoryCharge NONE = new MemoryCharge(null, 0);

    private final MemoryAccount account;
    private long bytes;

    MemoryCharge(final MemoryAccount account, final long bytes) {
        this.account = account;
        this.bytes = bytes;
    }

    /** Gives back what exceeds a number of bytes. */
    void shrink(final long newBytes) {
        if (newBytes < bytes) {
            account.give(bytes - newBytes);
            bytes = newBytes;
        }
    }

    /** Gives back the memory. A second call does nothing. */
    void release() {
        shrink(0);
    }
}
