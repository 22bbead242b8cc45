package io.github.galefs.store.log;

/**
 * System properties that disable Chronicle's background activity. Chronicle reads them once, when its classes are
 * loaded, so they are set before the first queue is created. A property that the user has set is not changed.
 */
final class ChronicleSettings {
    private ChronicleSettings() {}

    /** Sets the properties that are not set. */
    static void apply() {
        // The closing thread unmaps the files itself, so that neither a thread nor a map outlives a close.
        setIfAbsent("background.releaser", "false");
        setIfAbsent("chronicle.disk.monitor.disable", "true");
        setIfAbsent("chronicle.announcer.disable", "true");
        setIfAbsent("chronicle.analytics.disable", "true");
    }

    private static void setIfAbsent(final String name, final String value) {
        if (System.getProperty(name) == null) {
            System.setProperty(name, value);
        }
    }
}
