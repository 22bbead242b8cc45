package io.github.galefs.cli.option;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.util.Map;
import picocli.CommandLine.Option;

/** The option {@code --json}: results for programs instead of people. */
public final class JsonOption {
    private static final JSON WRITER = JSON.std.with(JSON.Feature.WRITE_NULL_PROPERTIES);

    @Option(names = "--json", description = "Print one JSON object and nothing else to standard output.")
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
