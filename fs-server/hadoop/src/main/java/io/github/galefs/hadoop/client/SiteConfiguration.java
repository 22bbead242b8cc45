package io.github.galefs.hadoop.client;

import java.io.File;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.CommonConfigurationKeysPublic;
import org.apache.hadoop.fs.Path;

/** Hadoop's configuration of this machine, and what takes precedence over it. */
public final class SiteConfiguration {
    private static final String CONFIGURATION_DIRECTORY = "HADOOP_CONF_DIR";

    /** End of the names of Hadoop's own defaults, such as {@code hdfs-default.xml}. */
    private static final String DEFAULTS = "-default.xml";

    private SiteConfiguration() {}

    /**
     * Returns a new configuration.
     *
     * @param given      what to copy, or null for Hadoop's defaults and the site files in {@code HADOOP_CONF_DIR}.
     * @param siteFiles  names of the site files.
     * @param properties take precedence over the rest.
     * @return the configuration.
     * @throws IllegalArgumentException if {@code HADOOP_CONF_DIR} is no directory, or a file is damaged.
     */
    public static Configuration of(
            final Configuration given, final List<String> siteFiles, final Map<String, String> properties) {
        final Configuration configuration = given == null
                ? ofDirectory(System.getenv(CONFIGURATION_DIRECTORY), siteFiles)
                : new Configuration(given);
        properties.forEach(configuration::set);
        // At the end of the process, Hadoop would close the client before the service has uploaded its files.
        configuration.set(CommonConfigurationKeysPublic.FS_AUTOMATIC_CLOSE_KEY, "false");
        return configuration;
    }

    static Configuration ofDirectory(final String directory, final List<String> siteFiles) {
        HadoopLogs.quieten();
        final Configuration configuration = new Configuration();
        if (directory != null && !directory.isEmpty()) {
            if (!new File(directory).isDirectory()) {
                throw new IllegalArgumentException(
                        CONFIGURATION_DIRECTORY + "=" + directory + ": no such directory; unset it, or correct it");
            }
            siteFiles.stream()
                    .map(name -> new File(directory, name))
                    .filter(File::isFile)
                    .forEach(file -> configuration.addResource(new Path(file.toURI())));
        }
        requireReadable(configuration);
        return configuration;
    }

    /** Reads the files, which Hadoop does at the first use. */
    private static void requireReadable(final Configuration configuration) {
        try {
            configuration.size();
        } catch (final RuntimeException e) {
            // The parser's message names the line and the file, in a line of its own.
            final Throwable reason = e.getCause() == null ? e : e.getCause();
            final String message = String.valueOf(reason.getMessage()).replaceAll("\\s+", " ");
            throw new IllegalArgumentException("Hadoop's configuration cannot be read: " + message, e);
        }
    }

    /**
     * Sets a property that only Hadoop's own defaults have set.
     *
     * @param configuration the configuration.
     * @param name          name of the property.
     * @param value         its value.
     */
    public static void setDefault(final Configuration configuration, final String name, final String value) {
        final String[] sources = configuration.getPropertySources(name);
        if (sources == null || List.of(sources).stream().allMatch(source -> source.endsWith(DEFAULTS))) {
            configuration.set(name, value);
        }
    }
}
