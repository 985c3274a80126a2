import { authenticate } from "../authenticate.ts";
import { CHALLENGE_LIFETIME_MS, readFactor } from "../factors.ts";
import { randomUuid } from "../random.ts";
import { type Endpoint, readCaller } from "../service.ts";
import { seconds, timestamp } from "../time.ts";

/** `POST /factors/:id/challenge` */
export const challengeFactor: Endpoint = (service) => async (context) => {
  const caller = readCaller(service, context);
  await service.limits.take("factors", caller.address);
  const { user } = await authenticate(service, context);
  const factor = await readFactor(service.database, context, user.id);
  const id = randomUuid(service.random);
  const nowMs = service.clock();
  await service.database.run([
    {
      text: `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
             values ($1::uuid, $2::uuid, $3::timestamptz, $4::inet)`,
      values: [id, factor.id, timestamp(nowMs), caller.ip ?? "0.0.0.0"],
    },
  ]);
  return context.json({ id, type: factor.type, expires_at: seconds(nowMs + CHALLENGE_LIFETIME_MS) });
};
