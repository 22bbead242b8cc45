package io.github.galefs;

import io.github.galefs.device.AssumedDevice;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.AfterProperty;

/**
 * The programs of {@link FileModelTest}, as many as the configuration parameter {@code jqwik.tries.default} says, with
 * a new seed. Run by {@code scripts/fsx} only.
 */
class FileModelRun {
    private final FileModelProperty property = new FileModelProperty();

    @AfterProperty
    void close() throws Exception {
        property.close();
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void shouldReturnWhatTheModelAllowsOnTheJvm(@ForAll(supplier = FileScripts.class) final FileScript script)
            throws Exception {
        property.run("jvm", script);
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void shouldReturnWhatTheModelAllowsOnTheJvmAndADirectory(
            @ForAll(supplier = FileScripts.class) final FileScript script) throws Exception {
        property.runOnADirectory("jvm", script);
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    @Tag("opencl")
    @AddLifecycleHook(SkippedWithoutOpenCl.class)
    void shouldReturnWhatTheModelAllowsOnOpenClAndADirectory(
            @ForAll(supplier = FileScripts.class) final FileScript script) throws Exception {
        property.runOnADirectory(AssumedDevice.OPENCL, script);
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    @Tag("opencl")
    @AddLifecycleHook(SkippedWithoutOpenCl.class)
    void shouldReturnWhatTheModelAllowsOnOpenCl(@ForAll(supplier = FileScripts.class) final FileScript script)
            throws Exception {
        property.run(AssumedDevice.OPENCL, script);
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    @Tag("opencl")
    @AddLifecycleHook(SkippedWithoutOpenCl.class)
    void shouldReturnWhatTheModelAllowsOnOpenClWhenWaitsSuspend(
            @ForAll(supplier = FileScripts.class) final FileScript script) throws Exception {
        property.run(AssumedDevice.SUSPENDED, script);
    }
}
