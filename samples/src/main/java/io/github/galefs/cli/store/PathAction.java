package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import java.io.IOException;

/** What a command does to each path that it is given. */
@FunctionalInterface
interface PathAction {
    void accept(String path) throws IOException, CommandException, InterruptedException;
}
