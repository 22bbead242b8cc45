package io.github.galefs.cli.kernel;

import io.github.galefs.cli.output.Output;
import io.github.galefs.sample.Part;
import io.github.galefs.sample.Sample;
import io.github.galefs.sample.wordmatch.WordMatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Counts the words of a dictionary in files. */
@Command(
        name = "wordmatch",
        description = {
            "Count each word of a dictionary in each file of a list. The counts of a file F go to F.counts, which is"
                    + " overwritten: for each line of the dictionary the count in 10 columns, a space, and the word.",
            "A word of a file is a run of the letters A-Z, a-z and _; upper and lower case differ. A word of the"
                    + " dictionary has 1 to 31 bytes, and a name in the list at most 4,000. A line ends with a newline"
                    + " alone."
        })
final class WordMatchCommand extends SampleCommand {
    @Option(
            names = "--dict",
            required = true,
            paramLabel = "PATH",
            description = "Dictionary, a file in the store with one word a line.")
    private String dictionary;

    @Option(
            names = "--list",
            required = true,
            paramLabel = "PATH",
            description = "List, a file in the store with one file name a line, relative to the list's directory.")
    private String list;

    @Option(
            names = "--part",
            paramLabel = "I/N",
            converter = PartConverter.class,
            description = "Part of the list, such as 2/8: for one of several processes, each of which counts in some of"
                    + " the files. Default: all.")
    private Part part = Part.WHOLE;

    WordMatchCommand(final Output output) {
        super(output);
    }

    @Override
    Sample sample() {
        return new WordMatch(path(dictionary), path(list), part);
    }
}
