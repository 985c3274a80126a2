/** `/realtime/v1/api/broadcast`: broadcasts over REST, without joining a channel. */
import { type Context, Hono } from "hono";
import { z } from "zod";
import { hasMoreValues, isNestedTooDeep } from "#gateway/http/json-nesting.ts";
import { RequestAbortedError, withLimitedBody } from "#gateway/http/limited-body.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import { bearerToken } from "#gateway/tokens/credentials.ts";
import { authorizeJoin } from "./authorize-join.ts";
import type { Broadcast } from "./frames.ts";
import { JoinError } from "./join-request.ts";
import { LIMITS, RateLimit } from "./limits.ts";
import type { RealtimeService } from "./service.ts";

const Name = z
  .string()
  .min(1)
  .refine((name) => Buffer.byteLength(name) <= LIMITS.topicLength - "realtime:".length);
const Messages = z.object({
  messages: z
    .array(z.object({ topic: Name, event: Name, payload: z.unknown(), private: z.boolean().nullish() }))
    .max(100),
});

class BroadcastError extends Error {
  readonly status: 401 | 413 | 415 | 422 | 429;

  constructor(status: BroadcastError["status"], message: string) {
    super(message);
    this.status = status;
  }
}

export function createBroadcastRoutes(service: RealtimeService): Hono {
  const rateLimit = new RateLimit(LIMITS.eventsPerSecond, 1000);
  const routes = new Hono();

  async function respond(context: Context, parseBody: (body: Buffer) => readonly (Broadcast & { topic: string })[]) {
    try {
      const { sub, role } = await authenticate(context);
      const sender = sub ?? role;
      // After authentication, so that unauthenticated requests do not use up the limit.
      if (!rateLimit.take(service.clock())) throw new BroadcastError(429, "Too many messages per second");
      return await withLimitedBody(context, LIMITS.payloadBytes, sender, async (body) => {
        if (body === null) throw new BroadcastError(413, "Payload Too Large");
        // As on sockets.
        await service.framePace.turn(sender, body.length);
        for (const { topic, ...broadcast } of parseBody(body)) {
          service.broadcast(sender, `realtime:${topic}`, broadcast);
          await service.framePace.turn(sender, 0);
        }
        return context.body(null, 202);
      });
    } catch (error) {
      if (error instanceof RequestAbortedError) return error.toResponse();
      if (error instanceof BroadcastError) return context.json({ error: error.message }, error.status);
      throw error;
    }
  }

  async function authenticate({ req }: Context): Promise<Claims> {
    const { headers } = req.raw;
    const token = bearerToken(headers) ?? headers.get("apikey");
    if (!token) throw new BroadcastError(401, "No API key found in request");
    try {
      return await authorizeJoin(service, token, "");
    } catch (error) {
      if (error instanceof JoinError) throw new BroadcastError(401, error.message);
      throw error;
    }
  }

  routes.post("/", (context) =>
    respond(context, (body) => {
      const parsed = Messages.safeParse(parseJson(body));
      if (!parsed.success) {
        throw new BroadcastError(422, 'Invalid body: send {"messages": [{"topic", "event", "payload"}]}');
      }
      if (parsed.data.messages.some((message) => message.private === true)) throw privateChannelError();
      return parsed.data.messages.map(({ topic, event, payload }) => ({
        topic,
        event,
        body: JSON.stringify(payload ?? {}),
      }));
    }),
  );

  routes.post("/:topic/events/:event", (context) =>
    respond(context, (body) => {
      const { topic, event } = context.req.param();
      if (!Name.safeParse(topic).success || !Name.safeParse(event).success) {
        throw new BroadcastError(422, "The topic or event name is too long");
      }
      if (context.req.query("private") === "true") throw privateChannelError();
      const type = context.req.header("content-type")?.split(";")[0]?.trim() ?? "";
      if (type === "application/octet-stream") return [{ topic, event, body }];
      if (type !== "application/json") throw new BroadcastError(415, "Unsupported Media Type");
      return [{ topic, event, body: JSON.stringify(parseJson(body) ?? {}) }];
    }),
  );
  return routes;
}

function parseJson(body: Buffer): unknown {
  const json = body.toString("utf8");
  if (isNestedTooDeep(json, LIMITS.jsonDepth)) throw new BroadcastError(422, "The payload is nested too deeply");
  if (hasMoreValues(json, LIMITS.jsonValues)) throw new BroadcastError(422, "The payload has too many values");
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new BroadcastError(422, `The body is not valid JSON: ${(error as Error).message}`);
  }
}

function privateChannelError(): BroadcastError {
  return new BroadcastError(422, "Unauthorized: You do not have permissions to write to this Channel topic");
}
