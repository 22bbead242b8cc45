package io.github.galefs.cli.option;

import io.github.galefs.wire.TlsKeys;
import io.github.galefs.wire.TlsVersions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import javax.net.ssl.SSLContext;

/**
 * The keys of a connection, as options give them.
 *
 * @param identity     key store with the own key; null if none is given.
 * @param trusted      key store with trusted certificates; null if none is given.
 * @param passwordFile has the password of the key stores; null if none is given.
 * @param tokenFile    has the secret that clients and server share; null if none is given.
 * @param allowsTls12  whether TLS 1.2 is allowed.
 */
public record ConnectionKeys(Path identity, Path trusted, Path passwordFile, Path tokenFile, boolean allowsTls12) {
    /**
     * Returns whether any key store is given.
     *
     * @return true if the connection is to be encrypted.
     */
    public boolean wantsTls() {
        return identity != null || trusted != null;
    }

    /**
     * Returns whether any of the options is given.
     *
     * @return true if the command line has one.
     */
    public boolean isGiven() {
        return wantsTls() || passwordFile != null || hasToken() || allowsTls12;
    }

    /**
     * Returns the first option that is given and has no effect, as no key store is given.
     *
     * @return end of its name; empty if there is none.
     */
    public Optional<String> withoutEffect() {
        if (wantsTls()) {
            return Optional.empty();
        }
        if (passwordFile != null) {
            return Optional.of("tls-password-file");
        }
        return allowsTls12 ? Optional.of("tls-1.2") : Optional.empty();
    }

    /**
     * Returns whether a key store with an own certificate is given.
     *
     * @return true if it is.
     */
    public boolean hasIdentity() {
        return identity != null;
    }

    /**
     * Returns whether a key store with trusted certificates is given.
     *
     * @return true if it is.
     */
    public boolean hasTrusted() {
        return trusted != null;
    }

    /**
     * Returns whether a file with a secret is given.
     *
     * @return true if it is.
     */
    public boolean hasToken() {
        return tokenFile != null;
    }

    /**
     * Returns the versions of TLS that are allowed.
     *
     * @return the versions.
     */
    public TlsVersions versions() {
        return allowsTls12 ? TlsVersions.TLS_1_2_AND_1_3 : TlsVersions.TLS_1_3;
    }

    /**
     * Loads the key stores.
     *
     * @return a context with the keys and trusted certificates.
     * @throws IOException when a file cannot be read, the password is wrong, or others can read it.
     */
    public SSLContext tls() throws IOException {
        final String password = passwordFile == null ? "" : SecretFile.firstLine(passwordFile);
        for (final Path keyStore : new Path[] {identity, trusted}) {
            if (keyStore != null) {
                LocalFile.requireRegular(keyStore);
            }
        }
        return TlsKeys.load(identity, trusted, password.toCharArray());
    }

    /**
     * Reads the secret.
     *
     * @return first line of its file.
     * @throws IOException when the file cannot be read, or others can read it, too.
     */
    public String token() throws IOException {
        return SecretFile.firstLine(tokenFile);
    }
}
