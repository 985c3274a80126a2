export const authenticatorAppKeys = { all: ["authenticator-apps"] as const };
export const authSettingsKeys = { all: ["auth-settings"] as const };
