package io.github.galefs.wire;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLContext;

/** Key stores as people make them: with keytool. */
public final class KeyTool {
    private static final String PASSWORD = "changeit";

    private final Path directory;

    public KeyTool(final Path directory) {
        this.directory = directory;
    }

    /** Makes a key for somebody on this machine, and a certificate of it. */
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

    /** Makes a store of those who are trusted. */
    public void trust(final String store, final String name) throws Exception {
        run("-importcert", "-noprompt", "-keystore", store, "-alias", name, "-file", name + ".crt");
    }

    /** Loads keys; each of them may be null. */
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
        command.addAll(List.of("-storepass", PASSWORD));
        final Process process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .start();
        final String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException(said);
        }
    }
}
