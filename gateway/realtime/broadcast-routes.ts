/** `/realtime/v1/api/broadcast`: broadcasts by those who have not joined. */
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { bearerToken } from "#gateway/tokens/credentials.ts";
import { admit, JoinRefusal } from "./admission.ts";
import type { Broadcast } from "./frames.ts";
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

/** An answer other than 202. */
class Refused extends Error {
  readonly status: 401 | 415 | 422 | 429;

  constructor(status: Refused["status"], message: string) {
    super(message);
    this.status = status;
  }
}

export function createBroadcastRoutes(service: RealtimeService): Hono {
  const calls = new RateLimit(LIMITS.eventsPerSecond, 1000);
  const routes = new Hono();
  routes.use(
    bodyLimit({
      maxSize: LIMITS.payloadBytes,
      onError: (context) => context.json({ error: "Payload Too Large" }, 413),
    }),
  );

  async function answer(context: Context, read: (body: Buffer) => readonly (Broadcast & { topic: string })[]) {
    try {
      await authenticate(context);
      // Strangers use up nothing of what those who may have.
      if (!calls.take(service.clock())) throw new Refused(429, "Too many messages per second");
      const body = Buffer.from(await context.req.arrayBuffer());
      for (const { topic, ...broadcast } of read(body)) service.broadcast(`realtime:${topic}`, broadcast);
      return context.body(null, 202);
    } catch (error) {
      if (error instanceof Refused) return context.json({ error: error.message }, error.status);
      throw error;
    }
  }

  async function authenticate({ req }: Context): Promise<void> {
    const { headers } = req.raw;
    const token = bearerToken(headers) ?? headers.get("apikey");
    if (!token) throw new Refused(401, "No API key found in request");
    try {
      await admit(service, token, "");
    } catch (error) {
      if (error instanceof JoinRefusal) throw new Refused(401, error.message);
      throw error;
    }
  }

  routes.post("/", (context) =>
    answer(context, (body) => {
      const parsed = Messages.safeParse(parse(body));
      if (!parsed.success) throw new Refused(422, "The body has to be messages with topic, event and payload");
      if (parsed.data.messages.some((message) => message.private === true)) throw noPrivate();
      return parsed.data.messages.map(({ topic, event, payload }) => ({ topic, event, body: write(payload) }));
    }),
  );

  routes.post("/:topic/events/:event", (context) =>
    answer(context, (body) => {
      const { topic, event } = context.req.param();
      if (!Name.safeParse(topic).success || !Name.safeParse(event).success)
        throw new Refused(422, "The name is too long");
      if (context.req.query("private") === "true") throw noPrivate();
      const type = context.req.header("content-type")?.split(";")[0]?.trim() ?? "";
      if (type === "application/octet-stream") return [{ topic, event, body }];
      if (type !== "application/json") throw new Refused(415, "Unsupported Media Type");
      return [{ topic, event, body: write(parse(body)) }];
    }),
  );
  return routes;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch (error) {
    throw new Refused(422, `The body is not JSON: ${(error as Error).message}`);
  }
}

/** Only nesting that is too deep cannot be written. */
function write(value: unknown): string {
  try {
    return JSON.stringify(value ?? {});
  } catch (error) {
    throw new Refused(422, `The payload cannot be sent on: ${(error as Error).message}`);
  }
}

function noPrivate(): Refused {
  return new Refused(422, "Unauthorized: You do not have permissions to write to this Channel topic");
}
