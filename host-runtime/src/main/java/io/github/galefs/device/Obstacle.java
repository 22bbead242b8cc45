package io.github.galefs.device;

/**
 * Why a device, or the software that it needs, cannot be used.
 *
 * @param reason a clause such as {@code it is big-endian}.
 * @param remedy what would help, such as {@code update its driver}; empty if nothing would.
 */
public record Obstacle(String reason, String remedy) {
    /**
     * Returns reason and remedy.
     *
     * @return one line of text.
     */
    public String description() {
        return remedy.isEmpty() ? reason : reason + "; " + remedy;
    }
}
