package io.github.galefs.hadoop;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * What this process holds after a garbage collection.
 *
 * @param objects     objects of GaleFS's classes, and streams of Hadoop's clients.
 * @param heapBytes   bytes of all objects.
 * @param descriptors open file descriptors.
 */
record Footprint(long objects, long heapBytes, long descriptors) {
    /** A line of a histogram: rank, objects, bytes, class. */
    private static final Pattern LINE = Pattern.compile(
            "^\\s*\\d+:\\s+(\\d+)\\s+\\d+\\s+(?:io\\.github\\.galefs\\.|org\\.apache\\.hadoop\\.\\S*InputStream).*$",
            Pattern.MULTILINE);

    private static final Pattern TOTAL = Pattern.compile("^Total\\s+\\d+\\s+(\\d+)", Pattern.MULTILINE);

    /** Takes the present footprint. */
    static Footprint now() throws IOException, JMException {
        final String histogram = histogram();
        final long objects = LINE.matcher(histogram)
                .results()
                .mapToLong(line -> Long.parseLong(line.group(1)))
                .sum();
        final Matcher total = TOTAL.matcher(histogram);
        if (objects == 0 || !total.find()) {
            throw new IOException("not a histogram of classes: " + histogram);
        }
        try (Stream<Path> open = Files.list(Path.of("/proc/self/fd"))) {
            return new Footprint(objects, Long.parseLong(total.group(1)), open.count());
        }
    }

    /** Returns the live objects of each class. */
    private static String histogram() throws JMException {
        return (String) ManagementFactory.getPlatformMBeanServer()
                .invoke(
                        new ObjectName("com.sun.management:type=DiagnosticCommand"),
                        "gcClassHistogram",
                        new Object[] {new String[0]},
                        new String[] {String[].class.getName()});
    }
}
