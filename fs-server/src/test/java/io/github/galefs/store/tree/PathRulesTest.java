package io.github.galefs.store.tree;

import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PathRulesTest {
    private static final int MAX_NAME = FileService.MAX_NAME_LENGTH;
    private static final int MAX_PATH = FileService.MAX_PATH_LENGTH;

    @Test
    void shouldRefuseAnEmptyPath() {
        assertRefused(PosixError.ENOENT, () -> PathRules.requirePath(""));
    }

    @Test
    void shouldRefuseANulCharacterAndShowIt() {
        final FileServiceException refusal = assertRefused(PosixError.EINVAL, () -> PathRules.requirePath("a\0b"));
        assertTrue(refusal.getMessage().startsWith("path \"a\\0b\" contains a NUL character"), refusal.getMessage());
    }

    @Test
    void shouldAcceptTheLongestPathAndNameAndNothingLonger() throws FileServiceException {
        PathRules.requirePath("x".repeat(MAX_PATH));
        PathRules.requireName("x".repeat(MAX_NAME));
        assertRefused(PosixError.ENAMETOOLONG, () -> PathRules.requirePath("x".repeat(MAX_PATH + 1)));
        assertRefused(PosixError.ENAMETOOLONG, () -> PathRules.requireName("x".repeat(MAX_NAME + 1)));
    }

    /** Characters of one, two, three and four bytes. */
    @ParameterizedTest
    @ValueSource(strings = {"\u007F", "\u0080", "\u07FF", "\u0800", "\uFFFF", "\uD83D\uDE00"})
    void shouldCountTheBytesOfEachCharacter(final String character) throws FileServiceException {
        final int length = character.getBytes(StandardCharsets.UTF_8).length;
        final String longest = character.repeat(MAX_NAME / length) + "x".repeat(MAX_NAME % length);
        PathRules.requireName(longest);
        assertRefused(PosixError.ENAMETOOLONG, () -> PathRules.requireName(longest + "x"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uD83D", "a\uD83Db", "\uDE00", "\uDE00\uD83D"})
    void shouldRefuseAnUnpairedSurrogate(final String name) {
        assertRefused(PosixError.EINVAL, () -> PathRules.requireName(name));
        assertRefused(PosixError.EINVAL, () -> PathRules.requirePath("/" + name));
    }

    @Test
    void shouldShowTheBeginningOfALongNameAndTheLimit() {
        final FileServiceException refusal =
                assertRefused(PosixError.ENAMETOOLONG, () -> PathRules.requireName("x".repeat(300)));
        final String expected = "name \"" + "x".repeat(60) + "...\" has 300 bytes in UTF-8, more than the limit of 255";
        assertTrue(refusal.getMessage().startsWith(expected), refusal.getMessage());
    }
}
