package io.github.galefs.hadoop;

import io.github.galefs.hadoop.client.SiteConfiguration;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;

/** Makes the configuration of Hadoop's client. */
final class ClientConfiguration {
    private static final List<String> FILES = List.of("core-site.xml", "hdfs-site.xml");

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
        final Configuration configuration = SiteConfiguration.of(given, FILES, properties);
        final String timeout = Long.toString(Math.min(callTimeout.toMillis(), Integer.MAX_VALUE));
        // Hadoop's defaults wait 45 times 20 s for a connection to a host that drops everything.
        SiteConfiguration.setDefault(configuration, "ipc.client.rpc-timeout.ms", timeout);
        SiteConfiguration.setDefault(configuration, "ipc.client.connect.timeout", timeout);
        SiteConfiguration.setDefault(configuration, "ipc.client.connect.max.retries.on.timeouts", "0");
        SiteConfiguration.setDefault(configuration, "dfs.client.socket-timeout", timeout);
        SiteConfiguration.setDefault(configuration, "dfs.datanode.socket.write.timeout", timeout);
        // In a cluster of three, a lost datanode would end every write otherwise: there is none to replace it.
        SiteConfiguration.setDefault(
                configuration, "dfs.client.block.write.replace-datanode-on-failure.best-effort", "true");
        return configuration;
    }
}
