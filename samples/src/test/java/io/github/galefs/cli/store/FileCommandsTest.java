package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertLinesMatch;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.TestPlace;
import io.github.galefs.cli.output.ExitCode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Commands that read or change single files. */
@Timeout(60)
class FileCommandsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void shouldWriteFilesOneAfterAnother(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            final String large = "0123456789abcde\n".repeat(100_000);
            place.put("a ü", large);
            place.put("b", "end");
            assertEquals(large + "end", place.run("cat", "a ü", "b").succeeded().out());
            final CommandLineRun partial = place.run("cat", "none", "/", "b");
            assertEquals(ExitCode.FAILURE, partial.exitCode());
            assertEquals("end", partial.out());
            assertTrue(partial.err().contains("ENOENT") && partial.err().contains("EISDIR"), partial.err());
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldWriteTheLastLinesOrBytes(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.put("a", "one\ntwo\nthree\n");
            place.put("b", "one\ntwo\nthree");
            place.put("empty", "");
            // Its last line alone is longer than what is read at a time.
            final String line = "x".repeat(3 << 20);
            place.put("large", "first\nsecond\n" + line + "\n");
            assertEquals(
                    "three\n", place.run("tail", "-n", "1", "a").succeeded().out());
            assertEquals("two\nthree", place.run("tail", "-n2", "b").succeeded().out());
            assertEquals("one\ntwo\nthree", place.run("tail", "b").succeeded().out());
            assertEquals("", place.run("tail", "-n", "0", "b").succeeded().out());
            assertEquals("", place.run("tail", "empty").succeeded().out());
            assertEquals("ree", place.run("tail", "-c", "3", "b").succeeded().out());
            assertEquals(
                    "second\n" + line + "\n",
                    place.run("tail", "-n", "2", "large").succeeded().out());
            assertEquals(
                    "==> a <==\nthree\n\n==> b <==\nthree",
                    place.run("tail", "-n", "1", "a", "b").succeeded().out());
            place.run("tail", "-n", "-1", "a").failedWith(ExitCode.USAGE);
            place.run("tail", "-n", "1", "-c", "1", "a").failedWith(ExitCode.USAGE);
        }
    }

    /** The values are those of cksum and sha256sum of GNU coreutils. */
    @ParameterizedTest
    @EnumSource
    void shouldPrintChecksumsAsCoreutilsDoes(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.put("a b", "123456789");
            place.put("empty", "");
            place.put("large", "0123456789abcde\n".repeat(100_000) + "end");
            assertEquals(List.of("930766865 9 a b", "4294967295 0 empty"), place.lines("cksum", "a b", "empty"));
            assertEquals(List.of("1706739283 1600003 large"), place.lines("cksum", "large"));
            assertEquals(
                    List.of("SHA256 (a b) = 15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225"),
                    place.lines("cksum", "-a", "sha256", "a b"));
            assertEquals(
                    List.of("{\"path\":\"a b\",\"algorithm\":\"crc32c\",\"checksum\":\"e3069283\",\"size\":9}"),
                    place.lines("cksum", "--algorithm", "crc32c", "--json", "a b"));
            assertTrue(place.run("cksum", "-a", "md5", "a b")
                    .failedWith(ExitCode.USAGE)
                    .contains("crc, crc32c, sha256"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldSetTimesAndSizes(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.run("touch", "-c", "new").succeeded();
            place.run("truncate", "-c", "-s", "1", "new").succeeded();
            assertEquals(List.of(), place.lines("ls"));
            final long before = System.currentTimeMillis();
            place.run("touch", "new ü", "/").succeeded();
            place.run("truncate", "-s", "64KiB", "new ü", "other").succeeded();
            final Map<String, Object> status = JSON.std.mapFrom(
                    place.run("stat", "--json", "new ü").succeeded().out());
            assertEquals(65536, status.get("size"));
            assertEquals(0, status.get("allocated"));
            assertEquals("file", status.get("type"));
            final String modified = status.get("modified").toString();
            assertTrue(Instant.parse(modified).toEpochMilli() >= before, modified);
            place.put("text", "12345");
            place.run("truncate", "--size", "2", "text").succeeded();
            assertEquals("12", place.run("cat", "text").succeeded().out());
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldSetPermissionsOfATree(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.run("mkdir", "-p", "t/d").succeeded();
            place.put("t/d/f", "text");
            place.run("chmod", "-R", "600", "t").succeeded();
            place.run("chmod", "-R", "go=r,a+X", "t").succeeded();
            final String time = " \\S+ ";
            assertLinesMatch(List.of("drwxr-xr-x 0" + time + "t"), place.lines("ls", "-ld", "t"));
            assertLinesMatch(List.of("-rw-r--r-- 4" + time + "f"), place.lines("ls", "-l", "t/d"));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "644|0000|0644",
                "0|7777|0000",
                "4755|0644|4755",
                "u+x|0644|0744",
                "go-rw|0666|0600",
                "a=r|0777|0444",
                "+x|0600|0711",
                "u=rwx,g=rx,o=|0000|0750",
                "a+X|0644|0644",
                "a+X|0744|0755",
                "u+s,o+t|0755|5755"
            })
    void shouldChangePermissionBits(final String change, final String from, final String to) {
        final int changed = new ModeChange.Converter().convert(change).apply(Integer.parseInt(from, 8), false);
        assertEquals(to, String.format("%04o", changed));
    }

    @ParameterizedTest
    @CsvSource({"8", "77777", "u", "x+u", "u+q", "''"})
    void shouldRefuseWhatIsNoMode(final String change) throws Exception {
        try (TestPlace place = TestPlace.open(TestPlace.Kind.STORE, folder)) {
            final String message = place.run("chmod", change, "/").failedWith(ExitCode.USAGE);
            assertTrue(message.contains("'" + change + "' is not a mode"), message);
        }
    }

    /** JSON has no escape as lines of text have it for control characters. */
    @Test
    void shouldPrintJsonThatProgramsCanParseForEveryName() throws Exception {
        final String name = "a\n\u0085\"\\ ü";
        try (TestPlace place = TestPlace.open(TestPlace.Kind.STORE, folder)) {
            final String quoted = name.replace("\\", "\\\\");
            place.run("touch", quoted).succeeded();
            for (final String[] command : List.of(
                    new String[] {"ls", "--json"},
                    new String[] {"find", "--type", "f", "--json"},
                    new String[] {"stat", "--json", "/" + quoted},
                    new String[] {"cksum", "--json", "/" + quoted},
                    new String[] {"du", "--json", "/" + quoted})) {
                final String out = place.run(command).succeeded().out();
                assertEquals(1, out.chars().filter(c -> c == '\n').count(), out);
                assertEquals("/" + name, JSON.std.mapFrom(out).get("path"), out);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldListSnapshotsAsJson(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.run("snapshot", "create", "monday").succeeded();
            assertEquals(
                    List.of("{\"name\":\"monday\",\"path\":\"/.snapshots/monday\"}"),
                    place.lines("snapshot", "ls", "--json"));
        }
    }

    @Test
    void shouldDescribeANewStoreAsJson() throws Exception {
        final String store = folder.resolve("new").toString();
        final String out = new String(
                CommandLineRun.of("mkfs", "--json", "--store", store)
                        .succeeded()
                        .bytes(),
                StandardCharsets.UTF_8);
        assertEquals(Map.of("store", store, "blockSize", 65536), JSON.std.mapFrom(out));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "1023, 1023",
        "1024, 1.0K",
        "1025, 1.1K",
        "10240, 10K",
        "10241, 11K",
        "1048575, 1.0M",
        "1048576, 1.0M"
    })
    void shouldShowSizesWithUnits(final long size, final String shown) throws Exception {
        try (TestPlace place = TestPlace.open(TestPlace.Kind.STORE, folder)) {
            place.run("truncate", "-s", Long.toString(size), "f").succeeded();
            assertLinesMatch(List.of("-rw-r--r-- " + shown + " \\S+ f"), place.lines("ls", "-lh"));
        }
    }
}
