package io.github.galefs.cli.option;

import io.github.galefs.wire.TlsKeys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.net.ssl.SSLContext;
import picocli.CommandLine.Option;

/** How a connection is kept from others, and how its two ends know each other. */
public final class TlsOptions {
    @Option(
            names = "--tls-key",
            paramLabel = "FILE",
            description = "Key and certificate to show to the other side, in a key store of keytool's.")
    private Path identity;

    @Option(
            names = "--tls-trust",
            paramLabel = "FILE",
            description = "Certificates that the other side must have one of, or be signed by, in a key store.")
    private Path trusted;

    @Option(
            names = "--tls-password-file",
            paramLabel = "FILE",
            description = "File with the password of the key stores in its first line. Unless given: no password.")
    private Path passwordFile;

    @Option(
            names = "--token-file",
            paramLabel = "FILE",
            description = "File with a secret in its first line, which clients must know.")
    private Path tokenFile;

    /** Whether any key store is given. */
    public boolean wantsTls() {
        return identity != null || trusted != null;
    }

    public boolean hasIdentity() {
        return identity != null;
    }

    public boolean hasTrusted() {
        return trusted != null;
    }

    public boolean hasToken() {
        return tokenFile != null;
    }

    public SSLContext keys() throws IOException {
        final String password = passwordFile == null ? "" : firstLine(passwordFile);
        return TlsKeys.load(identity, trusted, password.toCharArray());
    }

    public String token() throws IOException {
        return firstLine(tokenFile);
    }

    /** Without the end of the line, which editors put there and nobody means. */
    private static String firstLine(final Path file) throws IOException {
        return Files.readString(file).lines().findFirst().orElse("");
    }
}
