package io.github.galefs.hadoop.object;

import io.github.galefs.hadoop.Await;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.apache.ApacheHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.s3.S3Client;

/** A server of S3, s3proxy, with a bucket, in a process of its own. Each test class has a directory of its own. */
public final class S3Server implements AutoCloseable {
    static final String BUCKET = "bucket";
    static final String KEY = "local-identity";
    static final String SECRET = "local-credential";

    private static final Path FOLDER = Path.of("target", "s3proxy");
    private static final Path JAR = FOLDER.resolve("s3proxy-jar-with-dependencies.jar");
    private static final Pattern LISTENING = Pattern.compile("ServerConnector@.*127\\.0\\.0\\.1:(\\d+)}");

    private static S3Server shared;

    /** Lines of the server's configuration that say where it stores objects. */
    private final List<String> storage;

    private Process process;
    private int port;
    private FileSystem files;

    private S3Server(final List<String> storage) {
        this.storage = storage;
        Runtime.getRuntime().addShutdownHook(new Thread(this::kill));
    }

    /** Returns the server that tests share, with objects in its memory. */
    public static synchronized S3Server shared() {
        if (shared == null) {
            shared = new S3Server(List.of("jclouds.provider=transient-nio2"));
            try {
                shared.start();
                shared.createBucket();
            } catch (final IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return shared;
    }

    /** Starts a server with objects in a folder, which survive its end. */
    static S3Server persistent(final Path folder) throws IOException {
        Files.createDirectory(folder);
        final S3Server server = new S3Server(
                List.of("jclouds.provider=filesystem-nio2", "jclouds.filesystem.basedir=" + folder.toAbsolutePath()));
        server.start();
        server.createBucket();
        return server;
    }

    /** Starts the process; again at the same port. */
    void start() throws IOException {
        final Path properties = Files.createTempFile(FOLDER, "s3proxy", ".properties");
        Files.writeString(properties, String.join("\n", storage) + """

                s3proxy.endpoint=http://127.0.0.1:%d
                s3proxy.authorization=aws-v2-or-v4
                s3proxy.identity=%s
                s3proxy.credential=%s
                jclouds.identity=any
                jclouds.credential=any
                """.formatted(port, KEY, SECRET));
        final File log = Files.createTempFile(FOLDER, "s3proxy", ".log").toFile();
        process = new ProcessBuilder(
                        new File(System.getProperty("java.home"), "bin/java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Xmx512m",
                        "-jar",
                        JAR.toString(),
                        "--properties",
                        properties.toString())
                .redirectErrorStream(true)
                .redirectOutput(log)
                .start();
        awaitPort(log);
    }

    private void awaitPort(final File log) throws IOException {
        Await.until(() -> {
            final Matcher line = LISTENING.matcher(Files.readString(log.toPath(), StandardCharsets.ISO_8859_1));
            if (!process.isAlive()) {
                throw new IOException("the server has ended: " + Files.readString(log.toPath()));
            }
            final boolean isListening = line.find();
            port = isListening ? Integer.parseInt(line.group(1)) : port;
            return isListening;
        });
    }

    private void createBucket() {
        try (S3Client client = S3Client.builder()
                .endpointOverride(URI.create(endpoint()))
                .region(Region.US_EAST_1)
                .forcePathStyle(true)
                .httpClient(ApacheHttpClient.create())
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create(KEY, SECRET)))
                .build()) {
            client.createBucket(bucket -> bucket.bucket(BUCKET));
        }
    }

    String endpoint() {
        return "http://127.0.0.1:" + port;
    }

    /** Returns a context of a directory, without staging. */
    public ObjectStoreContext context(final String directory) {
        return new ObjectStoreContext()
                .place(URI.create("s3a://" + BUCKET + directory))
                .configuration(configuration())
                .patience(Duration.ofSeconds(30));
    }

    Configuration configuration() {
        final Configuration configuration = new Configuration();
        configuration.set("fs.s3a.endpoint", endpoint());
        configuration.set("fs.s3a.endpoint.region", "us-east-1");
        configuration.set("fs.s3a.path.style.access", "true");
        configuration.set("fs.s3a.access.key", KEY);
        configuration.set("fs.s3a.secret.key", SECRET);
        return configuration;
    }

    /** Returns Hadoop's own client, which stands for other programs. */
    public synchronized FileSystem others() throws IOException {
        if (files == null) {
            final Configuration configuration = configuration();
            configuration.set("fs.s3a.input.stream.type", "classic");
            files = FileSystem.newInstance(URI.create("s3a://" + BUCKET), configuration);
        }
        return files;
    }

    /** Empties a directory. */
    public void clear(final String directory) throws IOException {
        others().delete(new org.apache.hadoop.fs.Path(directory), true);
    }

    /** Writes an object as another program would. */
    public void put(final String path, final byte[] bytes) throws IOException {
        try (FSDataOutputStream out = others().create(new org.apache.hadoop.fs.Path(path), true)) {
            out.write(bytes);
        }
    }

    /** Stops the process where it is: connections stay open. */
    void suspend() throws Exception {
        signal("-STOP");
    }

    void resume() throws Exception {
        signal("-CONT");
    }

    private void signal(final String signal) throws Exception {
        final int code = new ProcessBuilder("kill", signal, Long.toString(process.pid()))
                .inheritIO()
                .start()
                .waitFor();
        if (code != 0) {
            throw new IOException("kill " + signal + ": exit code " + code);
        }
    }

    /** Ends the process by SIGKILL. */
    void kill() {
        if (process != null) {
            process.destroyForcibly().onExit().join();
        }
    }

    @Override
    public void close() {
        kill();
    }
}
