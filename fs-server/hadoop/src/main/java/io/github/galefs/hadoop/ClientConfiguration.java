package io.github.galefs.hadoop;

import java.io.File;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;

/** Makes the configuration of Hadoop's client. */
final class ClientConfiguration {
    private static final String CONFIGURATION_DIRECTORY = "HADOOP_CONF_DIR";
    private static final List<String> FILES = List.of("core-site.xml", "hdfs-site.xml");

    /** End of the names of Hadoop's own defaults, such as {@code hdfs-default.xml}. */
    private static final String DEFAULTS = "-default.xml";

    private ClientConfiguration() {}

    /**
     * Returns a new configuration.
     *
     * @param given       what to copy, or null for the files of the environment.
     * @param properties  take precedence over the rest.
     * @param callTimeout limit of one attempt, unless a property sets it.
     */
    static Configuration of(
            final Configuration given, final Map<String, String> properties, final Duration callTimeout) {
        final Configuration configuration = given == null ? ofEnvironment() : new Configuration(given);
        properties.forEach(configuration::set);
        final String timeout = Long.toString(Math.min(callTimeout.toMillis(), Integer.MAX_VALUE));
        // Hadoop's defaults wait 45 times 20 s for a connection to a host that drops everything.
        setDefault(configuration, "ipc.client.rpc-timeout.ms", timeout);
        setDefault(configuration, "ipc.client.connect.timeout", timeout);
        setDefault(configuration, "ipc.client.connect.max.retries.on.timeouts", "0");
        setDefault(configuration, "dfs.client.socket-timeout", timeout);
        setDefault(configuration, "dfs.datanode.socket.write.timeout", timeout);
        // In a cluster of three, a lost datanode would end every write otherwise: there is none to replace it.
        setDefault(configuration, "dfs.client.block.write.replace-datanode-on-failure.best-effort", "true");
        return configuration;
    }

    private static Configuration ofEnvironment() {
        final Configuration configuration = new Configuration();
        final String directory = System.getenv(CONFIGURATION_DIRECTORY);
        if (directory != null) {
            FILES.stream()
                    .map(name -> new File(directory, name))
                    .filter(File::isFile)
                    .forEach(file -> configuration.addResource(new Path(file.toURI())));
        }
        return configuration;
    }

    private static void setDefault(final Configuration configuration, final String name, final String value) {
        final String[] sources = configuration.getPropertySources(name);
        if (sources == null || List.of(sources).stream().allMatch(source -> source.endsWith(DEFAULTS))) {
            configuration.set(name, value);
        }
    }
}
