package io.github.galefs.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** Reads the version that Maven wrote into the jar. */
final class VersionProvider implements IVersionProvider {
    private static final String PROPERTIES = "/META-INF/maven/io.github.galefs/galefs-samples/pom.properties";

    @Override
    public String[] getVersion() throws IOException {
        return new String[] {"galefs " + ownVersion(), "Java " + Runtime.version()};
    }

    /** Classes outside a jar, such as in an IDE, have no version. */
    private static String ownVersion() throws IOException {
        try (InputStream in = VersionProvider.class.getResourceAsStream(PROPERTIES)) {
            final Properties properties = new Properties();
            if (in != null) {
                properties.load(in);
            }
            return properties.getProperty("version", "(not packaged)");
        }
    }
}
