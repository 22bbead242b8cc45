package io.github.galefs.wire;

import java.util.Arrays;
import java.util.regex.Pattern;
import javax.net.ssl.SSLEngine;

/** Versions of TLS that one end of a connection accepts, with authenticated encryption (AEAD) only. */
public enum TlsVersions {
    /** TLS 1.3 only, all of whose suites are AEAD. */
    TLS_1_3,
    /** TLS 1.3, or TLS 1.2 with AEAD suites. */
    TLS_1_2_AND_1_3;

    /** Suites of both versions: AES in counter mode with GCM or CCM, and ChaCha20 with Poly1305. */
    private static final Pattern AEAD = Pattern.compile(".*_(GCM|CCM|CCM_8|CHACHA20_POLY1305)(_.*)?");

    /**
     * Restricts an engine to these versions.
     *
     * @param engine not used yet.
     */
    public void restrict(final SSLEngine engine) {
        engine.setEnabledProtocols(protocols());
        engine.setEnabledCipherSuites(Arrays.stream(engine.getEnabledCipherSuites())
                .filter(suite -> AEAD.matcher(suite).matches())
                .toArray(String[]::new));
    }

    private String[] protocols() {
        return switch (this) {
            case TLS_1_3 -> new String[] {"TLSv1.3"};
            case TLS_1_2_AND_1_3 -> new String[] {"TLSv1.3", "TLSv1.2"};
        };
    }
}
