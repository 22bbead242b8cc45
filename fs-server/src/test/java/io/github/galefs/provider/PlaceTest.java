package io.github.galefs.provider;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ServerAddress;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(10)
class PlaceTest {
    @Test
    void shouldParseThePlacesOfThisMachineAndOfServers() {
        assertEquals(new Place.Directory(Path.of("a b")), Place.parse("dir:a b"));
        assertEquals(new Place.Directory(Path.of("/a%20b")), Place.parse("file:///a%20b"));
        assertEquals(new Place.Store(Path.of("/s")), Place.parse("store:/s"));
        assertEquals(new Place.Server(new ServerAddress("h", 4747)), Place.parse("galefs://h"));
    }

    @Test
    void shouldDecodeThePathOfAUri() {
        assertEquals(new Place.Directory(Path.of("/a b")), Place.of(URI.create("file:///a%20b")));
        assertEquals(
                new Place.Directory(Path.of("/a b")), Place.of(Path.of("/a b").toUri()));
        assertEquals(new Place.Store(Path.of("/s")), Place.of(URI.create("store:///s")));
        assertEquals(new Place.Server(new ServerAddress("::1", 1)), Place.of(URI.create("galefs://[::1]:1/")));
    }

    /** The provider of the tests has the scheme {@code test}. */
    @Test
    void shouldFindTheProviderOfAScheme() {
        final Place place = Place.parse("test://host:1/a b/%20?#");
        assertEquals("test://host:1/a b/%20?#", place.toString());
        final URI uri = ((Place.Provided) place).uri();
        assertEquals("/a b/%20?#", uri.getPath());
        assertEquals("host:1", uri.getAuthority());
        assertEquals(Place.parse("test://host:1/a b/%20?#"), place);
        assertEquals(
                "/", ((Place.Provided) Place.parse("test://a_bucket")).uri().getPath());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nothing | is no place",
                "dir: | names no directory",
                "file://host/x | names no directory",
                "test:/x | has no address",
                "test:///x | has no address",
                "ftp://h/ | scheme 'ftp' is unknown; known are dir, file, galefs, store, test",
                "s3://b/ | have the scheme s3a",
                "hdfs:/x | 'hdfs:/x' has no address: must be hdfs://ADDRESS/PATH",
                "test:x | has no address: must be test://ADDRESS/PATH",
                "HDFS://h/ | hdfs needs galefs-hadoop",
                "hdfs://h/ | 'mvn -B -Phadoop -DskipTests package'",
                "galefs://h/x | must be galefs://HOST:PORT/"
            })
    void shouldSayWhatIsWrongWithAPlace(final String text, final String reason) {
        final String message = assertThrows(IllegalArgumentException.class, () -> Place.parse(text))
                .getMessage();
        assertTrue(message.contains(reason), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"file:///x?q", "store:///x#f", "x"})
    void shouldRefuseAUriThatIsNoPlace(final String uri) {
        assertThrows(IllegalArgumentException.class, () -> Place.of(URI.create(uri)));
    }

    @ParameterizedTest
    @CsvSource({
        "galefs://h:1/a b, server galefs://h:1/, /a b",
        "galefs://h, server galefs://h:4747/, /",
        "dir:d/e!/f!/g, directory d/e, /f!/g",
        "store:/s!/, store /s, /",
        "test://h/%20, test://h/, /%20",
        "TEST://h/x, test://h/, /x",
        "GALEFS://h:1/x, server galefs://h:1/, /x",
        "DIR:d!/x, directory d, /x",
        "'dir:a\nb!/x', 'directory a\nb', /x"
    })
    void shouldSeparateAPathFromItsPlace(final String text, final String place, final String path) {
        final LocatedPath located = LocatedPath.parse(text).orElseThrow();
        assertEquals(place, located.place().toString());
        assertEquals(path, located.path());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/a", "a", "./x://y", "./dir:x", "a!/b", "C:/x", ""})
    void shouldTakeOtherPathsForPathsWithoutAPlace(final String text) {
        assertEquals(Optional.empty(), LocatedPath.parse(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dir:x | 'dir:x' lacks '!/PATH': must be dir:DIR!/PATH; './dir:x' is a file of this name",
                "store:y/z | must be store:DIR!/PATH",
                "hdfs:/x | 'hdfs:/x' has no address",
                "S3A:x | has no address"
            })
    void shouldRefuseAPathThatBeginsAsAPlaceDoes(final String text, final String reason) {
        final String message = assertThrows(IllegalArgumentException.class, () -> LocatedPath.parse(text))
                .getMessage();
        assertTrue(message.contains(reason), message);
    }
}
