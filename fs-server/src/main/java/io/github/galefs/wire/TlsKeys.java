package io.github.galefs.wire;

import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Arrays;
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
        factory.init(KeyStore.getInstance(identity.toFile(), password), password);
        return factory.getKeyManagers();
    }

    /** Null selects the JDK's own trust managers. */
    private static TrustManager[] trust(final Path trusted, final char[] password)
            throws IOException, GeneralSecurityException {
        if (trusted == null) {
            return null;
        }
        final TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init(KeyStore.getInstance(trusted.toFile(), password));
        return factory.getTrustManagers();
    }
}
