package io.github.galefs.cli.project;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.jvm.JvmFlags;
import io.github.galefs.kernel.artefact.TornadoSdk;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The files of a new project: texts among the resources, in which names and versions are replaced. */
final class ProjectTemplate {
    private static final String VERSIONS = "versions.properties";
    private static final String SUFFIX = ".template";
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{(\\w+)}}");

    private final ProjectNames names;
    private final Map<String, String> values;

    /** Reads the versions that the build has written. */
    ProjectTemplate(final ProjectNames names) throws IOException {
        this.names = names;
        values = new HashMap<>();
        final Properties versions = new Properties();
        try (InputStream in = resource(VERSIONS)) {
            versions.load(in);
        }
        versions.stringPropertyNames().forEach(name -> values.put(name, versions.getProperty(name)));
        values.put("name", names.project());
        values.put("package", names.packageName());
        values.put("flags", String.join(" ", JvmFlags.all()));
        values.put("opens", manifestEntry("--add-opens="));
        values.put("exports", manifestEntry("--add-exports="));
        values.put("backEnd", TornadoSdk.BACK_END);
    }

    /** Writes the project. Nothing is written if the directory has any entry. */
    void writeTo(final Path directory) throws IOException, CommandException {
        requireNewOrEmpty(directory);
        final String sources = "java/" + names.packageName().replace('.', '/') + "/";
        write(directory, "pom.xml", "pom.xml");
        write(directory, "kernels.txt", "src/kernels/kernels.txt");
        write(directory, "simplelogger.properties", "src/main/resources/simplelogger.properties");
        write(directory, "LineCountKernel.java", "src/main/" + sources + "LineCountKernel.java");
        write(directory, "LineCount.java", "src/main/" + sources + "LineCount.java");
        write(directory, "LineCountTest.java", "src/test/" + sources + "LineCountTest.java");
    }

    private static void requireNewOrEmpty(final Path directory) throws IOException, CommandException {
        if (!Files.exists(directory)) {
            return;
        }
        if (!Files.isDirectory(directory)) {
            throw new CommandException("'" + directory + "' is a file: name a new or empty directory");
        }
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
            if (entries.iterator().hasNext()) {
                throw new CommandException("'" + directory + "' is not empty: name a new or empty directory");
            }
        }
    }

    private void write(final Path directory, final String template, final String name) throws IOException {
        final Path file = directory.resolve(name);
        Files.createDirectories(file.getParent());
        final String text;
        try (InputStream in = resource(template + SUFFIX)) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        Files.writeString(file, PLACEHOLDER.matcher(text).replaceAll(this::replacement), StandardOpenOption.CREATE_NEW);
    }

    private String replacement(final MatchResult placeholder) {
        final String value = values.get(placeholder.group(1));
        if (value == null) {
            throw new IllegalStateException("the template has no value for " + placeholder.group());
        }
        return Matcher.quoteReplacement(value);
    }

    /** As a manifest has it: packages with their module, separated by blanks. */
    private static String manifestEntry(final String option) {
        return JvmFlags.all().stream()
                .filter(flag -> flag.startsWith(option))
                .map(flag -> flag.substring(option.length(), flag.lastIndexOf('=')))
                .collect(Collectors.joining(" "));
    }

    private static InputStream resource(final String name) throws IOException {
        final InputStream in = ProjectTemplate.class.getResourceAsStream(name);
        if (in == null) {
            throw new IOException("this build of GaleFS lacks the resource " + name);
        }
        return in;
    }
}
