package io.github.galefs.kernel.artefact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceStampTest {
    private static final List<String> SOURCES = List.of("a/A.java", "b/B.java");

    @TempDir
    private Path root;

    @BeforeEach
    void write() throws IOException {
        Files.createDirectories(root.resolve("a"));
        Files.createDirectories(root.resolve("b"));
        Files.writeString(root.resolve("a/A.java"), "class A {\n}\n");
        Files.writeString(root.resolve("b/B.java"), "class B {\n}\n");
    }

    @Test
    void shouldNotDependOnLineEnds() throws IOException {
        final String before = SourceStamp.hash(List.of(root), SOURCES);
        Files.writeString(root.resolve("a/A.java"), "class A {\r\n}\r\n");
        assertEquals(before, SourceStamp.hash(List.of(root), SOURCES));
    }

    @Test
    void shouldChangeWhenASourceChanges() throws IOException {
        final String before = SourceStamp.hash(List.of(root), SOURCES);
        Files.writeString(root.resolve("b/B.java"), "class B { }\n");
        assertNotEquals(before, SourceStamp.hash(List.of(root), SOURCES));
    }

    @Test
    void shouldNameAMissingSourceAndTheSearchedRoots() {
        final NoSuchFileException missing = assertThrows(
                NoSuchFileException.class, () -> SourceStamp.hash(List.of(root), List.of("a/Missing.java")));
        assertTrue(missing.getMessage().contains("a/Missing.java"), missing::getMessage);
        assertTrue(missing.getMessage().contains(root.toString()), missing::getMessage);
    }
}
