package io.github.galefs.cli.project;

import io.github.galefs.cli.output.CommandException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/**
 * The names of a new project, which are valid for Maven and for Java.
 *
 * @param project     Maven's artifact and the name of the jar.
 * @param packageName Java package and Maven's group.
 */
record ProjectNames(String project, String packageName) {
    private static final Pattern PROJECT = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.-]*");
    private static final Pattern PACKAGE = Pattern.compile("[A-Za-z0-9_.]+");

    /** Packages of the JDK: a class loader refuses classes of the first, and all are misleading. */
    private static final Pattern OF_THE_JDK = Pattern.compile("(java|javax|jdk|sun)(\\..*)?");

    static ProjectNames of(final Path directory, final String packageName) throws CommandException {
        final Path last = directory.toAbsolutePath().normalize().getFileName();
        final String project = last == null ? "" : last.toString();
        if (!PROJECT.matcher(project).matches()) {
            throw new CommandException("'" + project + "' cannot be the name of a project: only letters and digits of"
                    + " ASCII, '_', '.' and '-' are allowed, the last two not as the first");
        }
        if (!PACKAGE.matcher(packageName).matches()
                || !SourceVersion.isName(packageName)
                || OF_THE_JDK.matcher(packageName).matches()) {
            throw new CommandException("'" + packageName + "' cannot be a package of a project: give names of ASCII"
                    + " letters, digits and '_' with dots between them, no keywords and none of the JDK's packages,"
                    + " such as com.example");
        }
        return new ProjectNames(project, packageName);
    }
}
