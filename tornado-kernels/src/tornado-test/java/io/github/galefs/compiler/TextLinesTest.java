package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TextLinesTest {
    private final TextLines lines = new TextLines();

    @Test
    void shouldWriteBothBranches() {
        lines.branch("(a < b)", () -> lines.line("x = 1;"), () -> lines.line("x = 2;"));
        assertText("""
                    if (a < b) {
                        x = 1;
                    } else {
                        x = 2;
                    }
                """);
    }

    @Test
    void shouldNegateTheConditionWhenOnlyTheSecondBranchHasStatements() {
        lines.branch("(a < b)", () -> {}, () -> lines.line("x = 2;"));
        assertText("""
                    if (!(a < b)) {
                        x = 2;
                    }
                """);
    }

    @Test
    void shouldOmitAnIfWithoutStatements() {
        lines.branch("flag", () -> {}, () -> {});
        assertText("");
    }

    @Test
    void shouldWriteTheOtherBranchAfterABranchThatJumps() {
        lines.branch("(a < b)", () -> lines.line("x = 1;"), () -> lines.line(lines.gotoLabel(4)));
        assertText("""
                    if (!(a < b)) {
                        goto B4;
                    }
                    x = 1;
                """);
    }

    @Test
    void shouldOmitLabelsWithoutAJump() {
        lines.label(1);
        lines.label(2);
        lines.line(lines.gotoLabel(2));
        assertText("""
                B2:;
                    goto B2;
                """);
    }

    @Test
    void shouldIndentTheBodyOfABlock() {
        lines.block("while (true) {", () -> lines.line("break;"), "}");
        assertText("""
                    while (true) {
                        break;
                    }
                """);
    }

    private void assertText(final String text) {
        assertEquals(text, lines.text());
    }
}
