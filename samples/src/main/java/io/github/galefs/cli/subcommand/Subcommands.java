package io.github.galefs.cli.subcommand;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;

/**
 * The subcommands of a command, each created when it is needed: picocli examines every class that it is given by
 * reflection, and a tenth of a second is long for a command that lists a directory.
 */
public final class Subcommands {
    private final Map<String, Supplier<Object>> commands = new LinkedHashMap<>();

    /** Creates an empty list. */
    public Subcommands() {}

    /**
     * Adds a subcommand. Help lists the subcommands in the order in which they are added.
     *
     * @param name    of the subcommand, as its annotation states it.
     * @param command creates it; called at most once.
     * @return this.
     */
    public Subcommands add(final String name, final Supplier<Object> command) {
        commands.put(name, command);
        return this;
    }

    /**
     * Adds to the command line the subcommand that its first argument names; all of them if it names none, as for help
     * and for suggestions after a misspelt name.
     *
     * @param commandLine of the command.
     * @param arguments   that it is to execute.
     */
    public void addTo(final CommandLine commandLine, final String... arguments) {
        final Supplier<Object> only = arguments.length == 0 ? null : commands.get(arguments[0]);
        if (only != null) {
            commandLine.addSubcommand(arguments[0], only.get());
        } else {
            commands.forEach((name, command) -> commandLine.addSubcommand(name, command.get()));
        }
    }
}
