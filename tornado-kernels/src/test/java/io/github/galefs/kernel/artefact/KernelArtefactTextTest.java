package io.github.galefs.kernel.artefact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.program.KernelForm;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KernelArtefactTextTest {
    private static final KernelArtefact ARTEFACT = new KernelArtefact(
            "com.example.Outer$Inner",
            "count",
            "galefs_count",
            List.of(ParameterKind.LONG_ARRAY, ParameterKind.DOUBLE_ARRAY, ParameterKind.FLOAT),
            List.of(ParameterAccess.READ_WRITE, ParameterAccess.READ, ParameterAccess.NONE),
            new Suspension(2, 12, 80),
            Set.of(KernelNeed.BARRIERS, KernelNeed.DOUBLE),
            new LocalBytes(1024, 8, 4),
            List.of(new CheckSite(CheckKind.INDEX, "com.example.Outer$Inner.count(Outer.java:25)")),
            List.of("corpus.txt", "with \"quotes\", \\ and \n"),
            "5.2.0-jdk25",
            "00ff",
            "11ee",
            new KernelText(
                    "// both\n",
                    Map.of(
                            KernelForm.LIVE,
                            new FormText(List.of("gale_a", "gale_b"), "__kernel void galefs_count() {\n}\n"),
                            KernelForm.SUSPENDED,
                            new FormText(List.of("gale_c"), "__kernel void galefs_count(int x) {\n}\n"))));

    @Test
    void shouldPrintCommentLinesAndThenTheProgram() {
        assertEquals("""
            // GaleFS kernel. Generated from Java source; do not edit.
            // kernel: com.example.Outer$Inner#count
            // entry point: galefs_count
            // parameters: LONG_ARRAY DOUBLE_ARRAY FLOAT
            // accesses: READ_WRITE READ NONE
            // waits: 2
            // saved values: 12
            // context bytes: 80
            // needs: BARRIERS DOUBLE
            // local bytes: 1024
            // local bytes per work-item: 8
            // scratch bytes per work-item: 4
            // check: INDEX com.example.Outer$Inner.count(Outer.java:25)
            // string: "corpus.txt"
            // string: "with \\"quotes\\", \\\\ and \\u000a"
            // TornadoVM: 5.2.0-jdk25
            // bytecode SHA-256: 00ff
            // functions SHA-256: 11ee
            // live uses: gale_a gale_b
            // suspended uses: gale_c

            // both
            //@ live
            __kernel void galefs_count() {
            }
            //@ suspended
            __kernel void galefs_count(int x) {
            }
            """, KernelArtefactText.print(ARTEFACT));
    }

    @Test
    void shouldReadPrintedArtefact() {
        assertEquals(ARTEFACT, KernelArtefactText.parse("count.cl", KernelArtefactText.print(ARTEFACT)));
    }

    @Test
    void shouldReadLinesThatEndInCarriageReturnAndLineFeed() {
        final String text = KernelArtefactText.print(ARTEFACT).replace("\n", "\r\n");
        assertEquals(ARTEFACT, KernelArtefactText.parse("count.cl", text));
    }

    @Test
    void shouldReadAnArtefactOfOneFormWithoutParametersAndStrings() {
        final KernelArtefact bare = new KernelArtefact(
                "A",
                "b",
                "galefs_b",
                List.of(),
                List.of(),
                Suspension.NONE,
                Set.of(),
                LocalBytes.NONE,
                List.of(),
                List.of(),
                "5.2",
                "",
                "",
                KernelText.ofOneForm("// b\n"));
        assertEquals(bare, KernelArtefactText.parse("b.cl", KernelArtefactText.print(bare)));
    }

    @Property
    void shouldUnquoteEveryQuotedString(@ForAll final String string) {
        assertEquals(string, StringLiteral.unquote(StringLiteral.quote(string)).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        // GaleFS.*edit.        | hello                     | count.cl:1: the first line must be
        // entry point.*        | // entry: x               | count.cl:3: "entry" is not one of kernel, entry point,
        // kernel: .*           | // kernel: count          | count.cl:2: "count" is not of the form CLASS#METHOD
        // parameters: .*       | // parameters: TEXT       | count.cl:4: "TEXT" is not one of [INT, LONG, FLOAT,
        // accesses: .*         | // accesses: EXECUTE      | count.cl:5: "EXECUTE" is not one of [NONE, READ,
        // waits: .*            | // waits: two             | count.cl:6: "two" is not a number
        // context bytes: .*    | // context bytes: 81      | suspension of 2 waits, 12 values, 81 bytes
        // local bytes: .*      | // local bytes: -1        | local memory of -1 bytes
        // needs: .*            | // needs: LUCK            | count.cl:9: "LUCK" is not one of [BARRIERS, DOUBLE,
        //@ live                | // dead                   | the text must have a line //@ live and then a line
        // check: INDEX.*       | // check: INDEX          | "INDEX" is not of the form "INDEX Class.method(File
        // check: INDEX.*       | // check: SIZE a.B.c(D)  | "SIZE a.B.c(D)" is not of the form
        // string: "corpus.txt" | // string: corpus.txt     | corpus.txt is not a quoted string
        // TornadoVM: .*        | // entry point: twice     | the line "entry point" occurs 2 times
        // TornadoVM: .*        | // string: "third"        | the line "TornadoVM" is missing before this one
        """)
    void shouldNameFileAndLineOfAnError(final String line, final String replacement, final String message) {
        final String text = KernelArtefactText.print(ARTEFACT).replaceFirst("(?m)^" + line + "$", replacement);
        final IllegalArgumentException error =
                assertThrows(IllegalArgumentException.class, () -> KernelArtefactText.parse("count.cl", text));
        assertTrue(error.getMessage().contains(message), error::getMessage);
    }
}
