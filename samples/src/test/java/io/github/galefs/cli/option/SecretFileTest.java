package io.github.galefs.cli.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.NamedPipe;
import io.github.galefs.cli.output.ExitCode;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class SecretFileTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"rw-------", "r--------", "rwx------"})
    void shouldReadTheFirstLineOfAFileThatOnlyItsOwnerHasAccessTo(final String permissions) throws Exception {
        assertEquals("a secret", SecretFile.firstLine(secret(permissions)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-r-----", "rw----r--", "rw--w----", "rw-r--r--", "rw-----w-"})
    void shouldRefuseAFileThatOthersHaveAccessTo(final String permissions) throws Exception {
        final Path file = secret(permissions);
        final String message = assertThrows(FileSystemException.class, () -> SecretFile.firstLine(file))
                .getMessage();
        assertTrue(message.contains(permissions) && message.contains("chmod 600 " + file), message);
    }

    @Test
    void shouldSayThatItIsADirectory() {
        final String message = assertThrows(FileSystemException.class, () -> SecretFile.firstLine(folder))
                .getMessage();
        assertTrue(message.contains("is a directory") && !message.contains("chmod"), message);
    }

    /** The open of a pipe waits for its writer, and nothing interrupts it. */
    @Test
    void shouldRefuseAPipe() throws Exception {
        final Path pipe = NamedPipe.make(folder.resolve("pipe"));
        final String message = assertThrows(FileSystemException.class, () -> SecretFile.firstLine(pipe))
                .getMessage();
        assertTrue(message.contains("not a regular file"), message);
    }

    @Test
    void shouldRefuseAnOpenSecretOfAServerAndOfAClient() throws Exception {
        final String token = secret("rw-r--r--").toString();
        final String store = folder.resolve("store").toString();
        final String ofServer = CommandLineRun.of(
                        "serve", "--store", store, "--listen", "127.0.0.1:0", "--token-file", token)
                .failedWith(ExitCode.FAILURE);
        assertTrue(ofServer.contains("chmod 600 " + token), ofServer);
        final String ofClient = CommandLineRun.of("ls", "--server", "galefs://127.0.0.1:1/", "--token-file", token)
                .failedWith(ExitCode.FAILURE);
        assertTrue(ofClient.contains("chmod 600 " + token), ofClient);
        final String ofPassword = CommandLineRun.of(
                        "ls", "--server", "galefs://127.0.0.1:1/", "--tls-trust", token, "--tls-password-file", token)
                .failedWith(ExitCode.FAILURE);
        assertTrue(ofPassword.contains("chmod 600 " + token), ofPassword);
    }

    private Path secret(final String permissions) throws IOException {
        final Path file = Files.writeString(folder.resolve("secret"), "a secret\nnot a part of it\n");
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    }
}
