import type { Endpoint } from "../service.ts";

const DISABLED_PROVIDERS = [
  "anonymous_users",
  "apple",
  "azure",
  "bitbucket",
  "discord",
  "facebook",
  "figma",
  "fly",
  "github",
  "gitlab",
  "google",
  "kakao",
  "keycloak",
  "linkedin",
  "linkedin_oidc",
  "notion",
  "phone",
  "slack",
  "slack_oidc",
  "spotify",
  "twitch",
  "twitter",
  "workos",
  "zoom",
];

/** `GET /settings`: the enabled sign-in methods. */
export const settings: Endpoint = (service) => (context) =>
  context.json({
    external: { ...Object.fromEntries(DISABLED_PROVIDERS.map((name) => [name, false])), email: true },
    disable_signup: !service.settings.acceptsSignUps(context),
    mailer_autoconfirm: service.settings.autoConfirm,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
    passkeys_enabled: false,
  });
