package io.github.galefs.cli.option;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.util.Map;
import picocli.CommandLine.Option;

/** Whether a command tells programs rather than people what it found. */
public final class JsonOption {
    private static final JSON WRITER = JSON.std.with(JSON.Feature.WRITE_NULL_PROPERTIES);

    @Option(names = "--json", description = "Print one JSON object, and nothing else, on standard output.")
    private boolean given;

    public boolean given() {
        return given;
    }

    /** One JSON object in one line, its keys in the order of the map. */
    public static String object(final Map<String, Object> values) throws IOException {
        return WRITER.asString(values);
    }
}
