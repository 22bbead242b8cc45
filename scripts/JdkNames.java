import java.io.IOException;
import java.io.PrintStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes text that every JDK has, for scripts/demo: the names and string constants in the class files of the module
 * java.base, a file for each package and its subpackages, such as java.util. The text is the same for the same JDK.
 *
 * <pre>java scripts/JdkNames.java DIRECTORY</pre>
 */
final class JdkNames {
    private static final Path MODULE = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", "java.base");

    private JdkNames() {}

    public static void main(final String[] arguments) throws IOException {
        for (final Map.Entry<String, List<Path>> text : classesByPackage().entrySet()) {
            final Path file = Path.of(arguments[0], text.getKey());
            try (PrintStream out = new PrintStream(file.toString(), StandardCharsets.UTF_8)) {
                for (final Path classFile : text.getValue()) {
                    printNames(classFile, out);
                }
            }
        }
    }

    private static Map<String, List<Path>> classesByPackage() throws IOException {
        try (Stream<Path> files = Files.walk(MODULE)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .filter(file -> MODULE.relativize(file).getNameCount() > 2)
                    .sorted()
                    .collect(Collectors.groupingBy(JdkNames::packageName, TreeMap::new, Collectors.toList()));
        }
    }

    private static String packageName(final Path classFile) {
        return MODULE.relativize(classFile).subpath(0, 2).toString().replace('/', '.');
    }

    private static void printNames(final Path classFile, final PrintStream out) throws IOException {
        for (final PoolEntry entry : ClassFile.of().parse(Files.readAllBytes(classFile)).constantPool()) {
            if (entry instanceof Utf8Entry text) {
                out.println(text.stringValue());
            }
        }
    }
}
