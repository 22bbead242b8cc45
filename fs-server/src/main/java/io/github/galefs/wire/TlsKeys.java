package io.github.galefs.wire;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.UnrecoverableKeyException;
import java.util.Arrays;
import java.util.Collections;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;

/** Loads keys for TLS from key stores, such as {@code keytool} creates. */
public final class TlsKeys {
    private static final String PROTOCOL = "TLSv1.3";

    private TlsKeys() {}

    /**
     * Loads keys.
     *
     * @param identity key store with this side's key and certificate, of any type that the JDK supports; null for a
     *     side that presents no certificate.
     * @param trusted  key store with certificates; the peer's must be one of them or be signed by one. Null for the
     *     certificates that the JDK trusts.
     * @param password of both key stores. Not modified.
     * @return a context; {@link TlsVersions} restricts what its engines accept.
     * @throws IOException a file cannot be read, is no key store, or has another password.
     */
    public static SSLContext load(final Path identity, final Path trusted, final char[] password) throws IOException {
        final char[] copy = password.clone();
        try {
            final SSLContext context = SSLContext.getInstance(PROTOCOL);
            context.init(keys(identity, copy), trust(trusted, copy), null);
            return context;
        } catch (final GeneralSecurityException e) {
            throw new IOException("cannot use the keys in " + identity + " and " + trusted + ": " + e.getMessage(), e);
        } finally {
            Arrays.fill(copy, '\0');
        }
    }

    private static KeyManager[] keys(final Path identity, final char[] password)
            throws IOException, GeneralSecurityException {
        if (identity == null) {
            return new KeyManager[0];
        }
        final KeyManagerFactory factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        factory.init(
                require(
                        (store, alias) -> store.entryInstanceOf(alias, KeyStore.PrivateKeyEntry.class),
                        identity,
                        password,
                        "no private key"),
                password);
        return factory.getKeyManagers();
    }

    /** Null selects the JDK's own trust managers. */
    private static TrustManager[] trust(final Path trusted, final char[] password)
            throws IOException, GeneralSecurityException {
        if (trusted == null) {
            return null;
        }
        final TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        // The certificate of a private key is trusted, too.
        factory.init(
                require((store, alias) -> store.getCertificate(alias) != null, trusted, password, "no certificate"));
        return factory.getTrustManagers();
    }

    /** A look at an entry of a key store. */
    @FunctionalInterface
    private interface Need {
        boolean isMetBy(KeyStore store, String alias) throws KeyStoreException;
    }

    /** Loads a key store. Without an entry that meets the need, every handshake would fail. */
    private static KeyStore require(final Need need, final Path file, final char[] password, final String lack)
            throws FileSystemException, KeyStoreException {
        final KeyStore store = keyStore(file, password);
        for (final String alias : Collections.list(store.aliases())) {
            if (need.isMetBy(store, alias)) {
                return store;
            }
        }
        throw unusable(file, lack, null);
    }

    /** Names the file in errors: those of the JDK lack it. */
    private static KeyStore keyStore(final Path file, final char[] password) throws FileSystemException {
        try {
            return KeyStore.getInstance(file.toFile(), password);
        } catch (final IOException e) {
            final boolean wrongPassword = e.getCause() instanceof UnrecoverableKeyException;
            throw unusable(file, wrongPassword ? "wrong password" : e.getMessage(), e);
        } catch (final GeneralSecurityException e) {
            throw unusable(file, "not a key store", e);
        } catch (final IllegalArgumentException e) {
            throw unusable(file, "not a regular file", e);
        }
    }

    private static FileSystemException unusable(final Path file, final String reason, final Exception cause) {
        final FileSystemException unusable = new FileSystemException(file.toString(), null, reason);
        unusable.initCause(cause);
        return unusable;
    }
}
