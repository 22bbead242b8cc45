package io.github.galefs.jvm;

import java.util.Map;

/**
 * Keeps libraries from logging what users of GaleFS can do nothing about: Chronicle's Affinity warns at its start that
 * JNA is missing, which GaleFS does without, and Chronicle Queue tells how long its calls take.
 */
public final class LibraryLogs {
    /** Levels of loggers of slf4j-simple, whose default shows information and warnings. */
    private static final Map<String, String> LEVELS = Map.of(
            "org.slf4j.simpleLogger.log.net.openhft", "warn",
            "org.slf4j.simpleLogger.log.net.openhft.affinity", "error");

    private LibraryLogs() {}

    /** Sets levels that the JVM was not started with. Has no effect on libraries that are in use already. */
    public static void quieten() {
        LEVELS.forEach((logger, level) -> {
            if (System.getProperty(logger) == null) {
                System.setProperty(logger, level);
            }
        });
    }
}
