package io.github.galefs.server;

import org.agrona.ErrorHandler;
import org.agrona.concurrent.Agent;
import org.agrona.concurrent.AgentTerminationException;

/**
 * Ends an agent at its first exception, reports it, and closes the agent. Agrona's runner goes on after an exception,
 * in whatever state the agent is then, and ends the thread at an {@link Error} without closing the agent.
 */
final class VitalAgent implements Agent {
    private final Agent agent;
    private final ErrorHandler errorHandler;

    /** Exists from the beginning, as a lack of memory may be what ends the agent. */
    private final AgentTerminationException end = new AgentTerminationException();

    VitalAgent(final Agent agent, final ErrorHandler errorHandler) {
        this.agent = agent;
        this.errorHandler = errorHandler;
    }

    @Override
    public void onStart() {
        agent.onStart();
    }

    @Override
    public int doWork() {
        try {
            return agent.doWork();
        } catch (final Throwable e) {
            errorHandler.onError(e);
            throw end;
        }
    }

    @Override
    public void onClose() {
        agent.onClose();
    }

    @Override
    public String roleName() {
        return agent.roleName();
    }
}
