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
     */
    public static Configuration of(
            final Configuration given, final List<String> siteFiles, final Map<String, String> properties) {
        final Configuration configuration = given == null ? ofEnvironment(siteFiles) : new Configuration(given);
        properties.forEach(configuration::set);
        // At the end of the process, Hadoop would close the client before the service has uploaded its files.
        configuration.set(CommonConfigurationKeysPublic.FS_AUTOMATIC_CLOSE_KEY, "false");
        return configuration;
    }

    private static Configuration ofEnvironment(final List<String> siteFiles) {
        final Configuration configuration = new Configuration();
        final String directory = System.getenv(CONFIGURATION_DIRECTORY);
        if (directory != null) {
            siteFiles.stream()
                    .map(name -> new File(directory, name))
                    .filter(File::isFile)
                    .forEach(file -> configuration.addResource(new Path(file.toURI())));
        }
        return configuration;
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
