package io.github.galefs.provider;

import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;

/** The providers on the class path. */
final class Providers {
    private static final Set<String> HADOOP = Set.of("hdfs", "s3a");

    /** What is missing where no provider has one of these schemes. */
    private static final Map<String, String> HINTS = Map.ofEntries(
            Map.entry("hdfs", hadoop("hdfs")),
            Map.entry("s3a", hadoop("s3a")),
            Map.entry("s3", "places in S3 have the scheme s3a"),
            Map.entry("s3n", "places in S3 have the scheme s3a"),
            Map.entry("http", "files of web servers are not read; 'galefs put' copies a download from standard input"),
            Map.entry(
                    "https", "files of web servers are not read; 'galefs put' copies a download from standard input"));

    private Providers() {}

    private static String hadoop(final String scheme) {
        return scheme + " needs galefs-hadoop and Hadoop's client on the class path; in a checkout of GaleFS,"
                + " 'mvn -B -Phadoop -DskipTests package' builds them";
    }

    /** Returns whether places have the scheme, though its provider may be missing. */
    static boolean isKnown(final String scheme) {
        return HADOOP.contains(scheme)
                || ServiceLoader.load(FileServiceProvider.class).stream()
                        .anyMatch(provider -> provider.get().schemes().contains(scheme));
    }

    /**
     * Returns the provider of a scheme.
     *
     * @throws IllegalArgumentException if there is none, with the schemes that there are and with what is missing.
     */
    static FileServiceProvider of(final String scheme) {
        final TreeSet<String> schemes = new TreeSet<>(Place.SCHEMES);
        for (final FileServiceProvider provider : ServiceLoader.load(FileServiceProvider.class)) {
            if (provider.schemes().contains(scheme)) {
                return provider;
            }
            schemes.addAll(provider.schemes());
        }
        throw new IllegalArgumentException("scheme '" + scheme + "' is unknown; known are " + String.join(", ", schemes)
                + (HINTS.containsKey(scheme) ? ". " + HINTS.get(scheme) : ""));
    }
}
