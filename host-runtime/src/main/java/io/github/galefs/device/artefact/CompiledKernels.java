package io.github.galefs.device.artefact;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.kernel.artefact.AsciiName;
import io.github.galefs.kernel.artefact.Compilation;
import io.github.galefs.kernel.artefact.CompilerProcess;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.artefact.KernelChecks;
import io.github.galefs.kernel.artefact.KernelCompilationException;
import io.github.galefs.kernel.artefact.TornadoSdk;
import io.github.galefs.kernel.tornado.TornadoType;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.CodeSource;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Compiles kernels with TornadoVM and caches the device code under a name derived from all its inputs. Logs the
 * compiler's warnings, once for each compilation.
 */
final class CompiledKernels {
    private static final Logger LOGGER = LoggerFactory.getLogger(CompiledKernels.class);
    private static final Duration TIME_LIMIT = Duration.ofMinutes(2);
    private static final String COMPILER = "io/github/galefs/compiler/";
    private static final String TORNADO_API = TornadoType.API.replace('.', '/');
    private static final String COMPILER_MAIN = COMPILER + "CompilerMain";

    private final CacheFolder cache;
    private final Supplier<Optional<TornadoSdk>> compiler;

    CompiledKernels(final CacheFolder cache, final Supplier<Optional<TornadoSdk>> compiler) {
        this.cache = cache;
        this.compiler = compiler;
    }

    KernelArtefact find(final KernelMethod method, final KernelChecks checks) throws InterruptedException {
        final Optional<TornadoSdk> sdk = compiler.get();
        // Without an SDK, a kernel runs that an earlier run has compiled.
        final String file =
                fileName(method, checks, sdk.map(TornadoSdk::version).orElse(TornadoSdk.SUPPORTED_VERSION));
        final Optional<KernelArtefact> cached = readCached(file);
        if (cached.isPresent()) {
            return cached.get();
        }
        final KernelArtefact artefact = compile(method, checks, sdk.orElseThrow(() -> noCompiler(method, checks)));
        cache.write(file, KernelArtefactText.print(artefact).getBytes(StandardCharsets.UTF_8));
        return artefact;
    }

    private static KernelFailedException noCompiler(final KernelMethod method, final KernelChecks checks) {
        final String reason = switch (checks) {
            case NONE -> KernelArtefacts.resource(method) + " is not on the class path";
            case ALL -> "packaged kernels have no checks, so it must be compiled with them";
        };
        final String alternative = switch (checks) {
            case NONE -> "which needs no device code";
            case ALL -> "which makes the checks by itself";
        };
        return new KernelFailedException(
                "no device code for kernel " + method.kernelName() + ": " + reason
                        + ", and no TornadoVM SDK was found to compile it: "
                        + TornadoSdk.searched()
                        + "; " + TornadoSdk.REMEDY + ", or use the device jvm, " + alternative,
                null);
    }

    private Optional<KernelArtefact> readCached(final String file) {
        return cache.read(file).flatMap(bytes -> {
            try {
                return Optional.of(KernelArtefactText.parse(file, new String(bytes, StandardCharsets.UTF_8)))
                        // Else the kernel is compiled with the functions of this version.
                        .filter(artefact -> artefact.mismatch().isEmpty());
            } catch (final IllegalArgumentException unknownFormat) {
                // The kernel is compiled and the file written again.
                return Optional.empty();
            }
        });
    }

    private static KernelArtefact compile(final KernelMethod method, final KernelChecks checks, final TornadoSdk sdk)
            throws InterruptedException {
        final CompilerProcess compiler = new CompilerProcess(sdk, classPath(method), TIME_LIMIT);
        try {
            final Compilation compiled = compiler.compile(List.of(method.kernelName()), checks);
            compiled.warnings().forEach(LOGGER::warn);
            return compiled.kernels().getFirst();
        } catch (final KernelCompilationException | IOException e) {
            throw new KernelFailedException("cannot compile kernel " + method.kernelName() + ": " + e.getMessage(), e);
        }
    }

    /**
     * Returns the JVM's class path, and the location of the kernel's class, which another class loader may have found.
     */
    private static List<Path> classPath(final KernelMethod method) {
        final String own = System.getProperty("java.class.path", "");
        return Stream.concat(
                        Arrays.stream(own.split(File.pathSeparator))
                                .filter(entry -> !entry.isEmpty())
                                .map(Path::of),
                        location(method.owner()).stream())
                .distinct()
                .toList();
    }

    private static Optional<Path> location(final Class<?> type) {
        final CodeSource source = type.getProtectionDomain().getCodeSource();
        try {
            return source == null || source.getLocation() == null
                    ? Optional.empty()
                    : Optional.of(Path.of(source.getLocation().toURI()));
        } catch (final URISyntaxException e) {
            throw new IllegalStateException(
                    "location " + source.getLocation() + " of class " + type.getName() + " is not a valid URI", e);
        }
    }

    /**
     * Returns a name derived from the kernel, the checks, all classes that may affect the device code, and the
     * compiler. The classes do not tell kernels apart: those of a nest refer to one another.
     */
    static String fileName(final KernelMethod method, final KernelChecks checks, final String tornadoVersion) {
        final ClassLoader loader = method.owner().getClassLoader();
        final String classes =
                ClassClosure.hash(loader, method.owner().getName().replace('.', '/'), CompiledKernels::isOfTheUser);
        final String kernel =
                new ContentHash().add(method.kernelName()).add(classes).hex();
        final String mark = switch (checks) {
            case NONE -> "";
            case ALL -> "-checked";
        };
        return "%s-%s-%s-%.16s%s.cl"
                .formatted(AsciiName.of(method.name()), kernel, tornadoVersion, compilerHash(loader), mark);
    }

    /** Returns a hash over the compiler that a class loader finds. */
    static String compilerHash(final ClassLoader loader) {
        return ClassClosure.hash(loader, COMPILER_MAIN, name -> name.startsWith(COMPILER));
    }

    /** The version of TornadoVM is a part of the name by itself. */
    private static boolean isOfTheUser(final String internalName) {
        return !internalName.startsWith("java/")
                && !internalName.startsWith("[")
                && !internalName.startsWith(TORNADO_API);
    }
}
