package io.github.galefs.cli.option;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.galefs.cli.output.Output;
import java.io.IOException;
import java.util.Map;
import picocli.CommandLine.Option;

/** The option {@code --json}: results for programs instead of people. */
public final class JsonOption {
    private static final JSON WRITER = JSON.std.with(JSON.Feature.WRITE_NULL_PROPERTIES);

    @Option(names = "--json", description = "Print JSON and nothing else to standard output, each object in one line.")
    private boolean given;

    /** Creates the option, not given. */
    public JsonOption() {}

    /**
     * Returns whether the command line has the option.
     *
     * @return true if it has.
     */
    public boolean given() {
        return given;
    }

    /**
     * Prints one JSON object.
     *
     * @param output to print to.
     * @param values of the object, by key.
     * @throws IOException when a value has no JSON form.
     */
    public static void print(final Output output, final Map<String, Object> values) throws IOException {
        // Not as a line of text: JSON has escapes of its own.
        output.out().println(object(values));
    }

    /**
     * Formats one JSON object.
     *
     * @param values of the object, by key.
     * @return the object in one line, its keys in the order of the map.
     * @throws IOException when a value has no JSON form.
     */
    public static String object(final Map<String, Object> values) throws IOException {
        return WRITER.asString(values);
    }
}
