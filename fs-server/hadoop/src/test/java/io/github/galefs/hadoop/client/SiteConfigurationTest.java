package io.github.galefs.hadoop.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Site files of Hadoop. */
@Timeout(30)
class SiteConfigurationTest {
    private static final List<String> FILES = List.of("core-site.xml");

    @TempDir
    private Path directory;

    private String refusal(final Path given) {
        return assertThrows(
                        IllegalArgumentException.class, () -> SiteConfiguration.ofDirectory(given.toString(), FILES))
                .getMessage();
    }

    @Test
    void shouldReadTheFilesOfTheDirectory() throws IOException {
        final String property = "<configuration><property><name>a</name><value>b</value></property></configuration>";
        Files.writeString(directory.resolve("core-site.xml"), property);
        assertEquals(
                "b", SiteConfiguration.ofDirectory(directory.toString(), FILES).get("a"));
    }

    @Test
    void shouldNameFileAndLineWhenAFileIsDamaged() throws IOException {
        Files.writeString(directory.resolve("core-site.xml"), "<configuration>\n<property>\n</configuration>\n");
        final String message = refusal(directory);
        assertTrue(message.contains("[3,"), message);
        assertTrue(message.contains(directory.resolve("core-site.xml").toString()), message);
        assertEquals(1, message.lines().count(), message);
    }

    @Test
    void shouldRefuseADirectoryThatDoesNotExist() {
        final String message = refusal(directory.resolve("none"));
        assertTrue(message.contains("HADOOP_CONF_DIR=" + directory.resolve("none") + ": no such directory"), message);
    }
}
