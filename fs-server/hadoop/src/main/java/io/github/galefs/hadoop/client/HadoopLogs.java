package io.github.galefs.hadoop.client;

import java.util.Map;

/**
 * Keeps Hadoop's client from logging what {@link Patience} reports or an exception carries: the client writes a stack
 * trace for each datanode that it cannot reach.
 */
public final class HadoopLogs {
    /** Levels of loggers of slf4j-simple. */
    private static final Map<String, String> LEVELS = Map.of(
            "org.slf4j.simpleLogger.log.org.apache.hadoop", "error",
            "org.slf4j.simpleLogger.log.org.apache.hadoop.conf.Configuration", "off",
            "org.slf4j.simpleLogger.log.org.apache.hadoop.hdfs.DFSClient", "off",
            "org.slf4j.simpleLogger.log.org.apache.hadoop.fs.s3a", "off",
            "org.slf4j.simpleLogger.log.software.amazon.awssdk", "error");

    private HadoopLogs() {}

    /** Sets levels that the JVM was not started with. Loggers that are in use keep their levels. */
    public static void quieten() {
        LEVELS.forEach((logger, level) -> {
            if (System.getProperty(logger) == null) {
                System.setProperty(logger, level);
            }
        });
    }
}
