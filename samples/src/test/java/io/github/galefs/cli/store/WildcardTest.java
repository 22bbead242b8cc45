package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.TestPlace;
import io.github.galefs.cli.output.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class WildcardTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "*, name",
        "n*e, name",
        "*a*e*, name",
        "n?me, name",
        "?, 𝄞",
        "[a-n]ame, name",
        "[!a-m]ame, name",
        "[^x]ame, name",
        "[]]x, ]x",
        "[a-]x, -x",
        "a[, a[",
        "\\*, *",
        "[ü-ÿ]x, ýx",
        "[\\]]x, ]x",
        "[a\\-z]x, -x",
        "[[:digit:]x][[:upper:]], 7Ü",
        "[![:alpha:]]x, 1x",
        "[[:alpha]x, :x",
        "name, name"
    })
    void shouldMatch(final String pattern, final String name) {
        assertTrue(Glob.of(pattern).matches(name));
    }

    @ParameterizedTest
    @CsvSource({
        "n*x, name",
        "?, ab",
        "n?me, nme",
        "[a-m]ame, name",
        "[!n]ame, name",
        "\\*, a",
        "[a\\-z]x, bx",
        "[[:digit:]]x, dx",
        "[[:none:]]x, nx",
        "name, names",
        "Name, name"
    })
    void shouldNotMatch(final String pattern, final String name) {
        assertFalse(Glob.of(pattern).matches(name));
    }

    @Test
    void shouldTakeNoExponentialTimeForManyStars() {
        final Glob glob = Glob.of("*a".repeat(1_000) + "b");
        assertFalse(assertTimeoutPreemptively(Duration.ofSeconds(20), () -> glob.matches("a".repeat(5_000))));
    }

    @ParameterizedTest
    @EnumSource
    void shouldFindPathsInEveryDirectoryOfAPattern(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.run("mkdir", "-p", "a 1/x", "a ü/x", "b/x", ".a/x").succeeded();
            place.put("a 1/x/one.txt", "1");
            place.put("a ü/x/two.txt", "2");
            place.put("b/x/three.txt", "3");
            place.put(".a/x/four.txt", "4");
            place.put("a 1/x/.five.txt", "5");
            assertEquals(List.of("a 1/x/one.txt", "a ü/x/two.txt"), place.lines("ls", "a*/x/*.txt"));
            assertEquals("1" + "2" + "3", place.run("cat", "/*/x/*").succeeded().out());
            assertEquals("4", place.run("cat", "/.a/*/*").succeeded().out());
            assertEquals(List.of("a 1", "a ü"), place.lines("ls", "-d", "a*"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldGetAllThatAPatternStandsFor(final TestPlace.Kind kind) throws Exception {
        final Path local = Files.createDirectory(folder.resolve("copies"));
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.run("mkdir", "-p", "a/dir", "b").succeeded();
            place.put("a/one.txt", "1");
            place.put("a/two.txt", "2");
            place.put("a/dir/three.txt", "3");
            place.put("b/one.txt", "4");
            place.run("get", "/a/*", local.toString()).succeeded();
            assertEquals("1", Files.readString(local.resolve("one.txt")));
            assertEquals("2", Files.readString(local.resolve("two.txt")));
            assertEquals("3", Files.readString(local.resolve("dir/three.txt")));

            final Path other = Files.createDirectory(folder.resolve("other"));
            final String twice =
                    place.run("get", "/*/one.txt", other.toString()).failedWith(ExitCode.FAILURE);
            assertTrue(twice.contains("\"/b/one.txt\" would replace"), twice);
            assertEquals("1", Files.readString(other.resolve("one.txt")));
            final String several = place.run("get", "/a/o*", "-").failedWith(ExitCode.FAILURE);
            assertTrue(several.contains("standard output takes one"), several);
            final String noDirectory =
                    place.run("get", "/a/o*", local.resolve("new").toString()).failedWith(ExitCode.FAILURE);
            assertTrue(noDirectory.contains("must be a local directory"), noDirectory);
            assertFalse(Files.exists(local.resolve("new")));
            place.run("get", "/x*", local.toString()).failedWith(ExitCode.FAILURE);
        }
    }

    /** As in a shell: a file that has the pattern for its name is one of those that match. */
    @ParameterizedTest
    @EnumSource
    void shouldExpandAPatternThatIsAlsoTheNameOfAFile(final TestPlace.Kind kind) throws Exception {
        final Path local = Files.createDirectory(folder.resolve("copies"));
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.run("mkdir", "/d", "/e").succeeded();
            place.put("/d/*", "star");
            place.put("/d/ab", "1");
            place.put("/d/b", "2");
            assertEquals("star12", place.run("cat", "/d/*").succeeded().out());
            assertEquals(3, place.lines("ls", "/d/*").size());
            assertEquals(3, place.lines("find", "/d/*").size());
            assertEquals(3, place.lines("du", "/d/*").size());
            assertEquals(3, place.lines("cksum", "/d/*").size());
            place.run("get", "/d/*", local.toString()).succeeded();
            assertEquals("star", Files.readString(local.resolve("*")));
            assertEquals("1", Files.readString(local.resolve("ab")));
            place.run("cp", "/d/*", "/e").succeeded();
            assertEquals(List.of("*", "ab", "b"), place.lines("ls", "/e"));
            place.run("chmod", "600", "/d/*").succeeded();
            assertEquals(3, place.lines("find", "/d/*").size());
            place.run("rm", "/e/\\*").succeeded();
            assertEquals(List.of("ab", "b"), place.lines("ls", "/e"));
            place.run("rm", "/e/*").succeeded();
            assertEquals(List.of(), place.lines("ls", "/e"));
            place.run("mv", "/d/*", "/e").succeeded();
            assertEquals(List.of("*", "ab", "b"), place.lines("ls", "/e"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldTakeAQuotedCharacterAsItIsInEveryPath(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            // The names of new files are as they are given.
            place.run("mkdir", "/d[1]").succeeded();
            place.put("/b\\s", "backslash");
            place.put("/b\\s*", "both");
            place.put("/d[1]/[x]", "brackets");
            assertEquals("backslash", place.run("cat", "/b\\\\s").succeeded().out());
            assertEquals("both", place.run("cat", "/b\\\\s\\*").succeeded().out());
            assertEquals(
                    "brackets",
                    place.run("get", "/d\\[1\\]\\/\\[\\x]", "-").succeeded().out());
            assertEquals(List.of("/d[1]/[x]"), place.lines("find", "--type", "f", "/d\\[1]/*"));
            assertEquals(
                    "brackets", place.run("tail", "/d\\[1]/\\[x]").succeeded().out());
            place.run("touch", "/new\\*").succeeded();
            place.run("truncate", "-s", "3", "/new\\?").succeeded();
            assertEquals(List.of("b\\s", "b\\s*", "d[1]", "new*", "new?"), place.lines("ls"));
            place.run("mv", "/new\\*", "/d[1]/new").succeeded();
            final String unquoted = place.run("stat", "/d[1]").failedWith(ExitCode.FAILURE);
            assertTrue(unquoted.contains("a backslash before each"), unquoted);
            place.run("stat", "/d\\[1]").succeeded();
            place.run("touch", "/x*").failedWith(ExitCode.FAILURE);
            place.run("truncate", "-s", "1", "/x[0-9]").failedWith(ExitCode.FAILURE);
            // A bracket that nothing closes is no wildcard, and a last backslash quotes nothing.
            place.put("/a[", "open");
            assertEquals("open", place.run("cat", "/a[").succeeded().out());
            place.put("/a\\", "last");
            assertEquals("last", place.run("cat", "/a\\").succeeded().out());
        }
    }

    @Test
    void shouldFindNamesThatBeginWithAPeriodOnlyByAPeriod() throws Exception {
        try (TestPlace place = TestPlace.open(TestPlace.Kind.STORE, folder)) {
            place.put(".a", "hidden");
            place.run("cat", "[.]a").failedWith(ExitCode.FAILURE);
            assertEquals("hidden", place.run("cat", "\\.[a]").succeeded().out());
            assertEquals("hidden", place.run("cat", ".?").succeeded().out());
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldFailForAPatternThatNothingMatchesAndGoOn(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.put("ab", "text");
            final String message = place.run("rm", "x*", "file/*", "ab/*").err();
            assertEquals(3, message.lines().count(), message);
            assertTrue(message.startsWith("galefs: \"x*\": nothing in the store matches"), message);
            assertEquals(ExitCode.FAILURE, place.run("rm", "x*", "a*").exitCode());
            assertEquals(List.of(), place.lines("ls"));
            place.run("rm", "-f", "x").succeeded();
            place.run("rm", "-f", "x*", "x/*", "none/x").succeeded();
            place.put("file", "text");
            place.run("rm", "-f", "file/x").succeeded();
            place.run("rm", "file/x").failedWith(ExitCode.FAILURE);
        }
    }

    /** More names than a page has, which is removed while the next one is found. */
    @Test
    void shouldRemoveAllOfManyPages() throws Exception {
        try (TestPlace place = TestPlace.open(TestPlace.Kind.STORE, folder)) {
            final String[] touch = new String[2_501];
            for (int i = 0; i < touch.length; i++) {
                touch[i] = "f" + i;
            }
            touch[0] = "touch";
            place.run(touch).succeeded();
            assertEquals(2_500, place.lines("ls").size());
            place.run("rm", "f*").succeeded();
            assertEquals(List.of(), place.lines("ls"));
        }
    }
}
