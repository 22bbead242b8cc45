package io.github.galefs.compiler;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Opens the classes of kernels. Those of GaleFS come from the compiler's own class path, whatever the kernels' has. */
final class KernelClasses {
    private static final String ALL_JARS = "*";

    private KernelClasses() {}

    /**
     * Opens a class path as it is now.
     *
     * @param classPath folders, jars, and folders of jars ({@code folder/*}); what does not exist is ignored.
     * @return a loader, to be closed.
     * @throws IOException a folder of jars cannot be read.
     */
    static URLClassLoader open(final List<Path> classPath) throws IOException {
        final List<URL> urls = new ArrayList<>();
        for (final Path entry : classPath) {
            for (final Path place : expand(entry)) {
                urls.add(url(place));
            }
        }
        return new URLClassLoader(urls.toArray(URL[]::new), KernelClasses.class.getClassLoader());
    }

    /** Does what the JVM's launcher does for its own class path. */
    private static List<Path> expand(final Path entry) throws IOException {
        if (!entry.endsWith(ALL_JARS)) {
            return List.of(entry);
        }
        final Path folder = entry.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder, "*.{jar,JAR}")) {
            final List<Path> all = new ArrayList<>();
            jars.forEach(all::add);
            all.sort(null);
            return all;
        }
    }

    private static URL url(final Path place) throws MalformedURLException {
        return place.toUri().toURL();
    }
}
