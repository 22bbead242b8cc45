package io.github.galefs.cli;

import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** The options {@code --help} and {@code --version} of every command. {@code -h} is left to sizes for people. */
final class StandardOptions {
    private StandardOptions() {}

    /** Adds the options to a command and its subcommands. */
    static void addTo(final CommandLine command) {
        command.getCommandSpec()
                .addOption(OptionSpec.builder("--help")
                        .type(boolean.class)
                        .usageHelp(true)
                        .description("Show this help message and exit.")
                        .build())
                .addOption(OptionSpec.builder("-V", "--version")
                        .type(boolean.class)
                        .versionHelp(true)
                        .description("Print version information and exit.")
                        .build());
        command.getSubcommands().values().forEach(StandardOptions::addTo);
    }
}
