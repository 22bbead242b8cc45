package io.github.galefs.kernel.artefact;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** Hash of a kernel's Java sources, by which a change of the sources after the compilation is found. */
public final class SourceStamp {
    private SourceStamp() {}

    /**
     * Hashes sources: the path and the text of each, in UTF-8, each followed by a 0 byte. Line ends are normalized to
     * line feeds.
     *
     * @param roots   source roots, searched in order.
     * @param sources paths relative to a root, with {@code /} as separator; their order matters.
     * @return SHA-256 in hexadecimal digits.
     * @throws NoSuchFileException if a source is in none of the roots.
     * @throws IOException         if a source cannot be read.
     */
    public static String hash(final List<Path> roots, final List<String> sources) throws IOException {
        final MessageDigest digest = sha256();
        for (final String source : sources) {
            final Path file = find(roots, source);
            add(digest, source);
            add(digest, Files.readString(file).replace("\r\n", "\n"));
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static void add(final MessageDigest digest, final String text) {
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
    }

    private static Path find(final List<Path> roots, final String source) throws NoSuchFileException {
        return roots.stream()
                .map(root -> root.resolve(source))
                .filter(Files::isRegularFile)
                .findFirst()
                .orElseThrow(() -> new NoSuchFileException(source, null, "not found in any of " + roots));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (final NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every JDK has SHA-256", impossible);
        }
    }
}
