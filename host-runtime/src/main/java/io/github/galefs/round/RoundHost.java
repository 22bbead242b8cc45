package io.github.galefs.round;

import io.github.galefs.request.RequestHandler;

/**
 * What serves the rounds of all launches of a session.
 *
 * @param buffers entries, records and paths.
 * @param handler replies to the requests.
 * @param policy  when rounds begin.
 */
public record RoundHost(RoundBuffers buffers, RequestHandler handler, LaunchPolicy policy) {}
