package io.github.galefs.wire;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLContext;

/** Creates key stores by the JDK's keytool. */
public final class KeyTool {
    private static final String PASSWORD = "changeit";

    private final Path directory;

    public KeyTool(final Path directory) {
        this.directory = directory;
    }

    /** Creates a key store with a key for this machine, and a file with its certificate. */
    public void makeKey(final String name) throws Exception {
        run(
                "-genkeypair",
                "-keystore",
                name,
                "-alias",
                name,
                "-keyalg",
                "EC",
                "-dname",
                "CN=" + name,
                "-ext",
                "san=ip:127.0.0.1,dns:localhost");
        run("-exportcert", "-keystore", name, "-alias", name, "-file", name + ".crt");
    }

    /** Adds a certificate to a trust store. */
    public void trust(final String store, final String name) throws Exception {
        run("-importcert", "-noprompt", "-keystore", store, "-alias", name, "-file", name + ".crt");
    }

    /** Loads keys by the names of their stores; either may be null. */
    public SSLContext load(final String identity, final String trusted) throws IOException {
        return TlsKeys.load(
                identity == null ? null : directory.resolve(identity),
                trusted == null ? null : directory.resolve(trusted),
                PASSWORD.toCharArray());
    }

    private void run(final String... arguments) throws Exception {
        final List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
        command.addAll(List.of(arguments));
        // The tool ends before the better compiler has paid off.
        command.addAll(List.of("-storepass", PASSWORD, "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"));
        final Process process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .start();
        final String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException(output);
        }
    }
}
