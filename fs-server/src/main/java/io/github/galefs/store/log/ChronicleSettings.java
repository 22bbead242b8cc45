package io.github.galefs.store.log;

/**
 * What Chronicle must not do behind a store's back. It reads these properties once, when its classes are loaded, so
 * they are set before the first queue is made. One that the user has set is left alone.
 */
final class ChronicleSettings {
    private ChronicleSettings() {}

    /** Sets what has not been set. */
    static void apply() {
        // Files are unmapped by the thread that closes them: closing leaves no thread behind, and no map.
        setUnlessGiven("background.releaser", "false");
        setUnlessGiven("chronicle.disk.monitor.disable", "true");
        setUnlessGiven("chronicle.announcer.disable", "true");
        setUnlessGiven("chronicle.analytics.disable", "true");
    }

    private static void setUnlessGiven(final String name, final String value) {
        if (System.getProperty(name) == null) {
            System.setProperty(name, value);
        }
    }
}
