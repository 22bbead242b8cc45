package io.github.galefs.bench.store;

/**
 * What one round took, in which the store and a plain file did the same by turns.
 *
 * @param bytes        that each has moved.
 * @param storeSeconds of the store.
 * @param plainSeconds of the plain file.
 */
record Round(double bytes, double storeSeconds, double plainSeconds) {
    double storeRate() {
        return bytes / storeSeconds;
    }

    double plainRate() {
        return bytes / plainSeconds;
    }

    double ratio() {
        return plainSeconds / storeSeconds;
    }
}
