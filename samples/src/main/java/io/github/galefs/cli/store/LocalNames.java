package io.github.galefs.cli.store;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.NameEscapes;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * The names of local files, which are any bytes, as names of a file service, and the reverse. A file that is copied in
 * one direction and back has the same bytes in its name.
 */
enum LocalNames {
    /** For a file service whose names are text. */
    TEXT {
        @Override
        String name(final Path file) throws FileSystemException {
            final Path name = file.getFileName();
            final String text = name == null ? "" : name.toString();
            if (name != null && !isNameOf(text, name)) {
                throw new FileSystemException(
                        file.toString(),
                        null,
                        "the name cannot be decoded: the locale must have the character set of the name");
            }
            return text;
        }

        @Override
        Path in(final Path directory, final String path) {
            return directory.resolve(path);
        }

        // A name that is not UTF-8 differs from every name of the file service.
        @Override
        boolean areComplete() {
            return areUtf8();
        }
    },

    /** For a file service whose names are bytes with escapes. */
    ESCAPED {
        @Override
        String name(final Path file) {
            final Path name = file.getFileName();
            return name == null ? "" : NameEscapes.show(bytes(name));
        }

        @Override
        Path in(final Path directory, final String path) throws FileSystemException {
            if (path.isEmpty()) {
                return directory;
            }
            Path file = directory;
            for (final String name : path.split("/", -1)) {
                file = file.resolve(name.indexOf('\\') < 0 && areUtf8() ? Path.of(name) : local(name));
            }
            return file;
        }

        @Override
        boolean areComplete() {
            return true;
        }
    };

    private static final String ROOT = "file:///";
    private static final int HEXADECIMAL = 16;
    private static final int ESCAPE_LENGTH = 3;

    /** Returns the names of local files for a file service. */
    static LocalNames of(final FileService files) throws FileServiceException {
        return files.hasEscapedNames() ? ESCAPED : TEXT;
    }

    /**
     * Returns the last name of a local file as the file service shows it; empty for a root.
     *
     * @throws FileSystemException the file service cannot have the name, and its text would be another file's name.
     */
    abstract String name(Path file) throws FileSystemException;

    /**
     * Returns the local file that names of the file service lead to.
     *
     * @param directory where they begin.
     * @param path      the names, separated by slashes.
     * @throws FileSystemException no local file can have one of the names.
     */
    abstract Path in(Path directory, String path) throws FileSystemException;

    /** Returns whether a name that the file service cannot have is surely none that it has. */
    abstract boolean areComplete();

    private static boolean areUtf8() {
        return "UTF-8".equalsIgnoreCase(System.getProperty("sun.jnu.encoding"));
    }

    /** Paths are equal if their bytes are; U+FFFD in a text may stand for any. */
    private static boolean isNameOf(final String text, final Path name) {
        try {
            return name.getFileSystem().getPath(text).equals(name);
        } catch (final InvalidPathException _) {
            return false;
        }
    }

    /** Returns the bytes of a name. A path tells its bytes in the form of a URI only. */
    private static byte[] bytes(final Path name) {
        final String text = name.toString();
        if (areUtf8() && isNameOf(text, name)) {
            return text.getBytes(StandardCharsets.UTF_8);
        }
        final String uri = name.toUri().getRawPath();
        final int end = uri.endsWith("/") ? uri.length() - 1 : uri.length();
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int i = uri.lastIndexOf('/', end - 1) + 1;
        while (i < end) {
            final boolean isEscape = uri.charAt(i) == '%';
            bytes.write(isEscape ? Integer.parseInt(uri, i + 1, i + ESCAPE_LENGTH, HEXADECIMAL) : uri.charAt(i));
            i += isEscape ? ESCAPE_LENGTH : 1;
        }
        return bytes.toByteArray();
    }

    /** Refuses what would lead elsewhere: a server may send any escapes. */
    private static Path local(final String name) throws FileSystemException {
        final byte[] bytes = NameEscapes.bytes(name);
        final StringBuilder uri = new StringBuilder(ROOT);
        boolean isName = !Arrays.equals(bytes, new byte[] {'.'}) && !Arrays.equals(bytes, new byte[] {'.', '.'});
        for (final byte b : bytes) {
            isName &= b != 0 && b != '/';
            uri.append(String.format("%%%02x", b));
        }
        if (!isName) {
            throw new FileSystemException(name, null, "no local file can have this name");
        }
        return Path.of(URI.create(uri.toString())).getFileName();
    }
}
