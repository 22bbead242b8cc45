package io.github.galefs.server;

/**
 * What the event loops of a server share. Each part is safe for use by several threads.
 *
 * @param context  settings.
 * @param executor executes requests.
 * @param pins     segments that clients have mapped.
 * @param fastPath keeps loops from waiting for the file service.
 * @param readers  execute requests that would not block, while others might make them wait.
 * @param writers  execute requests that may block.
 * @param sessions of the clients.
 * @param limits   on connections.
 * @param memory   of all buffers.
 * @param payloads buffers that are not in use.
 * @param log      writes lines that peers can cause.
 */
record ServerParts(
        ServerContext context,
        RequestExecutor executor,
        ClientPins pins,
        FastPathLock fastPath,
        WorkerPool readers,
        WorkerPool writers,
        SessionTable sessions,
        ConnectionLimits limits,
        MemoryBudget memory,
        PayloadPool payloads,
        LogThrottle log) {}
