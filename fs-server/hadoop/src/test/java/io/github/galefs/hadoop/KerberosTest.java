package io.github.galefs.hadoop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.jvm.JvmFlags;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.security.UserGroupInformation;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An HDFS with Kerberos and encrypted data, and processes with and without a ticket in their cache. */
@Timeout(180)
class KerberosTest {
    @TempDir
    private static Path directory;

    private static Process cluster;
    private static String address;

    @BeforeAll
    static void start() throws IOException {
        cluster = start(KerberosCluster.class, List.of(directory.toString()), "no-tickets");
        final BufferedReader lines = cluster.inputReader();
        address = lines.readLine();
        assertNotNull(address, "the cluster does not start, see its output");
    }

    @AfterAll
    static void end() {
        cluster.destroyForcibly();
    }

    private static Process start(final Class<?> program, final List<String> arguments, final String tickets)
            throws IOException {
        final List<String> command = new ArrayList<>(
                List.of(new File(System.getProperty("java.home"), "bin/java").toString(), "-XX:TieredStopAtLevel=1"));
        command.addAll(JvmFlags.all());
        command.addAll(List.of(
                "-Djava.security.krb5.conf=" + directory.resolve(KerberosCluster.KERBEROS),
                "-Dorg.slf4j.simpleLogger.defaultLogLevel=error",
                "-cp",
                System.getProperty("java.class.path"),
                program.getName()));
        command.addAll(arguments);
        final ProcessBuilder builder = new ProcessBuilder(command).redirectError(Redirect.INHERIT);
        builder.environment().put("KRB5CCNAME", "FILE:" + directory.resolve(tickets));
        builder.environment().put("HADOOP_CONF_DIR", directory.toString());
        return builder.start();
    }

    private static String outcome(final String tickets) throws Exception {
        final Process client = start(KerberosTest.class, List.of(address + "/data"), tickets);
        try (BufferedReader lines = client.inputReader()) {
            final List<String> outcome = lines.lines().toList();
            assertEquals(0, client.waitFor());
            return String.join(" ", outcome);
        }
    }

    /** The client: writes a file as the user of the ticket, reads it, and prints the user and what it has read. */
    public static void main(final String[] arguments) throws IOException {
        // This process has a user before it opens the first place with Kerberos.
        UserGroupInformation.setConfiguration(new Configuration(false));
        System.out.println(UserGroupInformation.getLoginUser().getAuthenticationMethod());
        try (FileService files = HadoopFileService.open(new HadoopContext()
                .place(URI.create(arguments[0]))
                .staging(Path.of(System.getenv("HADOOP_CONF_DIR"), "staging")))) {
            final long handle = files.open("file", Contents.NEW);
            Contents.write(files, handle, 0, Contents.pattern(MiniCluster.BLOCK_LENGTH, 1));
            files.close(handle);
            System.out.println(UserGroupInformation.getLoginUser().getUserName());
            System.out.println(Contents.readAll(files, "file").length);
        } catch (final FileServiceException e) {
            System.out.println(e.getMessage());
        }
        System.exit(0);
    }

    @Test
    void shouldWriteAndReadAsTheUserOfTheTicket() throws Exception {
        assertEquals("SIMPLE alice@EXAMPLE.COM " + MiniCluster.BLOCK_LENGTH, outcome(KerberosCluster.TICKETS));
    }

    @Test
    void shouldSayThatTheProcessHasNoTicket() throws Exception {
        final String outcome = outcome("no-tickets");

        assertTrue(outcome.contains("permission denied (EACCES)"), outcome);
        assertTrue(outcome.contains("Client cannot authenticate via:[TOKEN, KERBEROS]"), outcome);
    }
}
