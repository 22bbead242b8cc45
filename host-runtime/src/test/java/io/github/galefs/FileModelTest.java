package io.github.galefs;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.kernel.file.DeviceFile;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.AfterProperty;

/**
 * Random programs of file calls, with a cache of few blocks and a file service that fails at times, compared with a
 * model. A program that fails is shrunk and printed, with the seed. {@link FileModelRun} makes many more calls.
 */
class FileModelTest {
    private final FileModelProperty property = new FileModelProperty();

    @AfterProperty
    void close() throws Exception {
        property.close();
    }

    /** Another client has looked at the file since the loss, so that the model knows its content. */
    @Example
    void shouldAllowAnOpenToShowTheSizeAtTheServiceAfterALoss() throws Exception {
        final int flags = DeviceFile.O_RDWR | DeviceFile.O_CREAT;
        final FileStep open = new FileStep(ScriptKernel.OPEN, 0, 0, flags, 0);
        final List<FileStep> steps = List.of(
                open,
                FileStep.command(ServiceCommand.WRITES_FAIL),
                new FileStep(ScriptKernel.WRITE, 0, 0, FileStep.BLOCK_SIZE, 1),
                new FileStep(ScriptKernel.STAT, 0, 0, DeviceFile.STAT_SIZE, 0),
                open,
                new FileStep(ScriptKernel.READ, 0, 0, FileStep.BLOCK_SIZE, 0));
        property.run("jvm", new FileScript(List.of(steps), 1, FileScript.Place.EMBEDDED, FileScript.Writing.THROUGH));
    }

    @Property(edgeCases = EdgeCasesMode.NONE, tries = 60, seed = "1")
    void shouldReturnWhatTheModelAllowsOnTheJvm(@ForAll(supplier = FileScripts.class) final FileScript script)
            throws Exception {
        property.run("jvm", script);
    }

    @AddLifecycleHook(ShareOfTries.class)
    @Property(edgeCases = EdgeCasesMode.NONE, tries = 60)
    void shouldReturnWhatTheModelAllowsOnTheJvmForAnySeed(@ForAll(supplier = FileScripts.class) final FileScript script)
            throws Exception {
        property.run("jvm", script);
    }

    @Property(edgeCases = EdgeCasesMode.NONE, tries = 60, seed = "2")
    void shouldReturnWhatTheModelAllowsOnADirectory(@ForAll(supplier = FileScripts.class) final FileScript script)
            throws Exception {
        property.runOnADirectory("jvm", script);
    }

    @Property(edgeCases = EdgeCasesMode.NONE, tries = 30, seed = "1")
    @Tag("opencl")
    @AddLifecycleHook(SkippedWithoutOpenCl.class)
    void shouldReturnWhatTheModelAllowsOnOpenCl(@ForAll(supplier = FileScripts.class) final FileScript script)
            throws Exception {
        property.run(AssumedDevice.OPENCL, script);
    }

    @AddLifecycleHook(ShareOfTries.class)
    @Property(edgeCases = EdgeCasesMode.NONE, tries = 30)
    @Tag("opencl")
    @AddLifecycleHook(SkippedWithoutOpenCl.class)
    void shouldReturnWhatTheModelAllowsOnOpenClForAnySeed(@ForAll(supplier = FileScripts.class) final FileScript script)
            throws Exception {
        property.run(AssumedDevice.OPENCL, script);
    }

    @Property(edgeCases = EdgeCasesMode.NONE, tries = 30, seed = "1")
    @Tag("opencl")
    @AddLifecycleHook(SkippedWithoutOpenCl.class)
    void shouldReturnWhatTheModelAllowsOnOpenClWhenWaitsSuspend(
            @ForAll(supplier = FileScripts.class) final FileScript script) throws Exception {
        property.run(AssumedDevice.SUSPENDED, script);
    }

    @AddLifecycleHook(ShareOfTries.class)
    @Property(edgeCases = EdgeCasesMode.NONE, tries = 30)
    @Tag("opencl")
    @AddLifecycleHook(SkippedWithoutOpenCl.class)
    void shouldReturnWhatTheModelAllowsOnOpenClWhenWaitsSuspendForAnySeed(
            @ForAll(supplier = FileScripts.class) final FileScript script) throws Exception {
        property.run(AssumedDevice.SUSPENDED, script);
    }
}
