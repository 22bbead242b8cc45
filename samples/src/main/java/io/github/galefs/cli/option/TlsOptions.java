package io.github.galefs.cli.option;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Encryption of a connection, and how its two ends authenticate each other. */
public final class TlsOptions {
    @Option(
            names = "--tls-key",
            paramLabel = "FILE",
            description = "Key and certificate to present to the peer, in a key store made by keytool.")
    private Path identity;

    @Option(
            names = "--tls-trust",
            paramLabel = "FILE",
            description =
                    "Certificates to trust, in a key store: the peer presents one of them, or one signed by them.")
    private Path trusted;

    @Option(
            names = "--tls-password-file",
            paramLabel = "FILE",
            description =
                    "File whose first line is the password of the key stores; only its owner may read it. Default: no"
                            + " password.")
    private Path passwordFile;

    @Option(
            names = "--token-file",
            paramLabel = "FILE",
            description =
                    "File whose first line is a secret that clients and server share; only its owner may read it.")
    private Path tokenFile;

    @Option(
            names = "--tls-1.2",
            description = "Allow TLS 1.2, too, with authenticated encryption (AEAD) only. Default: TLS 1.3 only.")
    private boolean allowsTls12;

    /** Creates options that are not given. */
    public TlsOptions() {}

    /**
     * Returns what is given.
     *
     * @return the files and versions.
     */
    public ConnectionKeys keys() {
        return new ConnectionKeys(identity, trusted, passwordFile, tokenFile, allowsTls12);
    }
}
