package io.github.galefs.bench.store;

/**
 * Times of one round, in which the store and a plain file did the same alternately.
 *
 * @param bytes        bytes that each has moved.
 * @param storeSeconds time of the store.
 * @param plainSeconds time of the plain file.
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
