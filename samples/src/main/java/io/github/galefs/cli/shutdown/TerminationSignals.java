package io.github.galefs.cli.shutdown;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets a command end by itself on SIGINT (Ctrl-C) and SIGTERM, with an exit code of its own. The JVM's own handling
 * ends the process with 128 and the signal's number even when the command has ended in order.
 */
public final class TerminationSignals {
    private static final Logger LOGGER = LoggerFactory.getLogger(TerminationSignals.class);
    private static final String[] NAMES = {"INT", "TERM"};

    private TerminationSignals() {}

    /**
     * Runs an action on each of the signals, in place of the end of the JVM. Where the JVM does not allow that, it ends
     * as usual: shutdown hooks run.
     *
     * @param action to run, on a thread of its own; must be safe to run again.
     */
    public static void handle(final Runnable action) {
        try {
            // By reflection: the compiler warns of the class, which has no supported alternative.
            final Class<?> signalType = Class.forName("sun.misc.Signal");
            final Class<?> handlerType = Class.forName("sun.misc.SignalHandler");
            final InvocationHandler invocation = (proxy, method, arguments) -> {
                if (method.getName().equals("handle")) {
                    action.run();
                }
                return null;
            };
            final Object handler =
                    Proxy.newProxyInstance(handlerType.getClassLoader(), new Class<?>[] {handlerType}, invocation);
            for (final String name : NAMES) {
                final Object signal = signalType.getConstructor(String.class).newInstance(name);
                signalType.getMethod("handle", signalType, handlerType).invoke(null, signal, handler);
            }
        } catch (final ReflectiveOperationException e) {
            LOGGER.debug("the JVM handles signals itself: {}", e.toString());
        }
    }
}
