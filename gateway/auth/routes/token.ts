import { authErrors } from "../errors.ts";
import type { Endpoint } from "../service.ts";
import { exchangeCode } from "./exchange-code.ts";
import { refreshToken } from "./refresh-token.ts";
import { signIn } from "./sign-in.ts";

/** `POST /token?grant_type=password|refresh_token|pkce` */
export const token: Endpoint = (service) => {
  const grants = new Map([
    ["password", signIn(service)],
    ["refresh_token", refreshToken(service)],
    ["pkce", exchangeCode(service)],
  ]);
  return async (context, next) => {
    await service.limits.take("token", service.clientAddress(context));
    const grant = grants.get(context.req.query("grant_type") ?? "");
    if (grant === undefined) throw authErrors.unsupportedGrant();
    return grant(context, next);
  };
};
