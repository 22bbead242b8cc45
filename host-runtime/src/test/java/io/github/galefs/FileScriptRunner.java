package io.github.galefs;

import static org.junit.jupiter.api.Assertions.fail;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Device;
import io.github.galefs.device.Grid;
import io.github.galefs.directory.DirectoryContext;
import io.github.galefs.directory.DirectoryFileService;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import io.github.galefs.statistics.Metric;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Runs programs of calls on a device, with a cache of few blocks, and compares their results with the model. The limit
 * on bytes in place leaves room for one window, so that files take it from each other.
 */
final class FileScriptRunner implements AutoCloseable {
    static final int FRAMES = 8;

    /** Short segments: the files of a program lie in several segments. Each segment is a window. */
    private static final int SEGMENT_SIZE = 1 << 20;

    /** Room for one window at a time. */
    private static final long IN_PLACE_LIMIT = (16 << 20) + 1;

    private static final Duration LAUNCH_LIMIT = Duration.ofSeconds(60);

    /** For a server that has ended: calls fail soon. */
    private static final Duration RECONNECT_TIMEOUT = Duration.ofMillis(30);

    /** Which calls may fail while several work-groups run. */
    private static final List<Set<ServiceCommand>> FAULTS_OF_GROUPS = List.of(
            EnumSet.noneOf(ServiceCommand.class),
            EnumSet.of(ServiceCommand.READS_FAIL),
            EnumSet.of(ServiceCommand.WRITES_FAIL, ServiceCommand.DISK_IS_FULL));

    private final Device device;
    private final int frames;
    private final Path directory;
    private final FileService files;
    private FileServer server;
    private long stepCount;
    private long blocksInPlace;

    FileScriptRunner(final String deviceName, final int frames) throws IOException {
        this(AssumedDevice.open(deviceName), frames);
    }

    /** Creates a runner that owns the device, with files in a store. */
    FileScriptRunner(final Device device, final int frames) throws IOException {
        this(device, frames, FileScriptRunner::createStore);
    }

    private FileScriptRunner(final Device device, final int frames, final FilesIn filesIn) throws IOException {
        this.device = device;
        this.frames = frames;
        directory = Files.createTempDirectory("galefs-model");
        files = filesIn.open(directory);
        files.makeDirectory("d0");
    }

    /** Creates a runner with files in a plain directory. */
    static FileScriptRunner onADirectory(final String deviceName, final int frames) throws IOException {
        return new FileScriptRunner(AssumedDevice.open(deviceName), frames, FileScriptRunner::openDirectory);
    }

    /** Creates a runner that owns a device, and files that are an empty directory. */
    static FileScriptRunner on(final FileService files, final Device device, final int frames) throws IOException {
        return new FileScriptRunner(device, frames, directory -> files);
    }

    /** Opens files in an empty directory. */
    @FunctionalInterface
    private interface FilesIn {
        FileService open(Path directory) throws IOException;
    }

    private static FileService createStore(final Path directory) throws FileServiceException {
        return EmbeddedStore.create(
                new EmbeddedStoreContext().directory(directory.resolve("store")).segmentSize(SEGMENT_SIZE));
    }

    private static FileService openDirectory(final Path directory) throws IOException {
        return DirectoryFileService.open(
                new DirectoryContext().directory(Files.createDirectory(directory.resolve("files"))));
    }

    /** Returns the number of steps that were run. */
    long stepCount() {
        return stepCount;
    }

    /** Returns how often a device that runs kernels in rounds was given a block in place. */
    long blocksInPlace() {
        return blocksInPlace;
    }

    /** Runs a program and checks its results. */
    void run(final FileScript script) throws Exception {
        removeFiles();
        if (script.groups().size() > 1) {
            runSideBySide(script);
        } else if (script.place() == FileScript.Place.SERVER) {
            runWithServer(script);
        } else {
            run(script, new ScriptedFiles(files, files, null));
        }
    }

    private void runWithServer(final FileScript script) throws Exception {
        serve(0);
        final int port = server.address().getPort();
        try (RemoteFileService client = RemoteFileService.connect(new ClientContext()
                .address(new ServerAddress(server.address().getAddress().getHostAddress(), port))
                .reconnectTimeout(RECONNECT_TIMEOUT))) {
            run(script, new ScriptedFiles(files, client, new ScriptedFiles.Outage() {
                @Override
                public void begin() {
                    server.close();
                }

                @Override
                public void end() throws FileServiceException {
                    serve(port);
                }
            }));
        } finally {
            server.close();
        }
    }

    @Override
    public void close() throws IOException {
        device.close();
        files.close();
        try (var paths = Files.walk(directory)) {
            for (final Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    private void serve(final int port) throws FileServiceException {
        server = FileServer.open(
                files,
                new ServerContext()
                        .address(new InetSocketAddress(InetAddress.getLoopbackAddress(), port))
                        .ringDirectory(directory));
    }

    private void removeFiles() throws FileServiceException {
        for (final var entry : files.list("/")) {
            if (!entry.status().directory()) {
                files.remove(entry.name());
            }
        }
    }

    private void run(final FileScript script, final ScriptedFiles scripted) throws Exception {
        final FileModel model = new FileModel(FileStep.MAX_FDS, script.writing(), scripted::nextLook);
        try (GaleFs galeFs = GaleFs.open(context(script, scripted).maxOpenFiles(FileStep.MAX_FDS))) {
            for (final List<FileStep> launch : script.launches()) {
                final LaunchedSteps launched = new LaunchedSteps(List.of(launch), script.groupSize());
                launch(galeFs, new Grid(1, script.groupSize()), launched);
                launched.check(0, model);
                model.endLaunch();
                model.look(scripted.look());
            }
            blocksInPlace += galeFs.statistics().get(Metric.BLOCKS_IN_PLACE);
        }
        model.look(scripted.look());
    }

    /** Runs several work-groups, which share the cache and have files of their own, while some calls fail. */
    private void runSideBySide(final FileScript script) throws Exception {
        final int groups = script.groups().size();
        final ScriptedFiles scripted = new ScriptedFiles(files, files, null);
        final Set<ServiceCommand> faults = FAULTS_OF_GROUPS.get(groups % FAULTS_OF_GROUPS.size());
        scripted.failAtRandom(faults, groups);
        // Before the launch, because a file must not be modified before its model exists.
        final List<FileModel> models = Stream.generate(
                        () -> new FileModel(Integer.MAX_VALUE, script.writing(), Map::of))
                .limit(groups)
                .toList();
        final LaunchedSteps launched = new LaunchedSteps(script.sideBySide(), script.groupSize());
        try (GaleFs galeFs = GaleFs.open(context(script, scripted))) {
            launch(galeFs, new Grid(groups, script.groupSize()), launched);
            blocksInPlace += galeFs.statistics().get(Metric.BLOCKS_IN_PLACE);
        }
        final Map<String, byte[]> contents = scripted.look();
        for (int group = 0; group < groups; group++) {
            final FileModel model = models.get(group);
            model.mayFail(faults);
            launched.check(group, model);
            final Map<String, byte[]> own = new TreeMap<>();
            for (final String name : ScriptedFiles.NAMES) {
                own.put(name, contents.get(LaunchedSteps.ownName(group, name)));
            }
            model.look(own);
        }
    }

    private GaleFsContext context(final FileScript script, final FileService scripted) {
        return new GaleFsContext()
                .device(device)
                .files(scripted)
                .blockSize(FileStep.BLOCK_SIZE)
                .cacheSize((long) frames * FileStep.BLOCK_SIZE)
                .inPlaceLimit(IN_PLACE_LIMIT)
                .writeThrough(script.writing() == FileScript.Writing.THROUGH);
    }

    /** A launch that hangs is interrupted. */
    private void launch(final GaleFs galeFs, final Grid grid, final LaunchedSteps launched) throws Exception {
        stepCount += launched.stepCount();
        final Thread launching = Thread.currentThread();
        final Thread watch = Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(LAUNCH_LIMIT);
                launching.interrupt();
            } catch (final InterruptedException e) {
                // The launch has ended.
            }
        });
        try {
            galeFs.launch(
                    ScriptKernel::run,
                    grid,
                    launched.script(),
                    launched.names(),
                    launched.slots(),
                    launched.data(),
                    launched.results());
        } catch (final InterruptedException e) {
            fail("the launch has not ended within " + LAUNCH_LIMIT, e);
        } finally {
            watch.interrupt();
        }
    }
}
