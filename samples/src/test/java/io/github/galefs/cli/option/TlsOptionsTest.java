package io.github.galefs.cli.option;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.NamedPipe;
import io.github.galefs.cli.output.ExitCode;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
class TlsOptionsTest {
    private static final String PASSWORD = "right";

    @TempDir
    private Path folder;

    @BeforeEach
    void makeFiles() throws Exception {
        NamedPipe.make(folder.resolve("pipe"));
        Files.createDirectory(folder.resolve("directory"));
        Files.writeString(folder.resolve("text"), "no key store\n");
        Files.createFile(folder.resolve("empty"));
        final KeyStore keys = KeyStore.getInstance("PKCS12");
        keys.load(null, PASSWORD.toCharArray());
        try (OutputStream out = Files.newOutputStream(folder.resolve("keys"))) {
            keys.store(out, PASSWORD.toCharArray());
        }
        try (OutputStream out = Files.newOutputStream(folder.resolve("nothing"))) {
            keys.store(out, "wrong".toCharArray());
        }
        Files.setPosixFilePermissions(
                Files.writeString(folder.resolve("password"), "wrong\n"), PosixFilePermissions.fromString("rw-------"));
    }

    @ParameterizedTest
    @CsvSource({
        "missing, no such file or directory",
        "pipe, not a regular file",
        "directory, is a directory",
        "text, not a key store",
        "empty, not a key store",
        "keys, wrong password"
    })
    void shouldNameTheFileWhenAKeyStoreCannotBeLoaded(final String name, final String reason) {
        for (final String option : List.of("--tls-key", "--tls-trust")) {
            assertNamed(name, reason, "ls", "--server", "galefs://127.0.0.1:1/", option);
        }
        final String store = folder.resolve("store").toString();
        assertNamed(name, reason, "serve", "--store", store, "--listen", "127.0.0.1:0", "--tls-key");
        assertFalse(Files.exists(Path.of(store)));
    }

    @ParameterizedTest
    @CsvSource({"--tls-key, no private key", "--tls-trust, no certificate"})
    void shouldRefuseAKeyStoreThatLacksWhatItIsFor(final String option, final String lack) {
        assertNamed("nothing", lack, "ls", "--server", "galefs://127.0.0.1:1/", option);
    }

    @ParameterizedTest
    @CsvSource({"--tls-1.2, --tls-trust", "--tls-password-file=FILE, --tls-trust"})
    void shouldRefuseAnOptionThatHasNoEffectAloneAndSayWhatToAdd(final String given, final String missing) {
        final String option = given.replace("FILE", folder.resolve("password").toString());
        final String name = given.replaceFirst("=.*", "");
        final String client = CommandLineRun.of("ls", "--server", "galefs://127.0.0.1:1/", option)
                .failedWith(ExitCode.USAGE);
        assertTrue(client.contains("'" + name + "' has no effect") && client.contains(missing), client);
        final String store = folder.resolve("store").toString();
        final String server = CommandLineRun.of("serve", "--store", store, "--listen", "127.0.0.1:0", option)
                .failedWith(ExitCode.USAGE);
        assertTrue(server.contains("'" + name + "' has no effect") && server.contains("--tls-key"), server);
        assertFalse(Files.exists(Path.of(store)));
    }

    /** 192.0.2.1 is no machine's address (RFC 5737), so the command must refuse before it connects. */
    @ParameterizedTest
    @CsvSource({"192.0.2.1", "[2001:db8::1]"})
    void shouldRefuseToSendATokenInClearText(final String host) {
        final String password = folder.resolve("password").toString();
        final String message = CommandLineRun.of(
                        "ls", "--server", "galefs://" + host + ":4747/", "--token-file", password, "--timeout", "1")
                .failedWith(ExitCode.USAGE);
        assertTrue(message.contains("token") && message.contains("--tls-trust"), message);
    }

    @Test
    void shouldSendATokenToALoopbackAddressWithoutTls() {
        final String password = folder.resolve("password").toString();
        final String message = CommandLineRun.of("ls", "--server", "galefs://127.0.0.2:1/", "--token-file", password)
                .failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("ECONNREFUSED"), message);
    }

    private void assertNamed(final String name, final String reason, final String... command) {
        final String file = folder.resolve(name).toString();
        final List<String> arguments = new ArrayList<>(List.of(command));
        arguments.addAll(
                List.of(file, "--tls-password-file", folder.resolve("password").toString()));
        final String message =
                CommandLineRun.of(arguments.toArray(String[]::new)).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains(file + ": " + reason), message);
        assertFalse(message.contains("Exception") || message.contains("permission denied"), message);
    }
}
