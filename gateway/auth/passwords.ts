/** Passwords: argon2id as PHC strings (GoTrue verifies these too), a few at a time, and never told apart by time. */
import * as argon2 from "@node-rs/argon2";
import { commonPasswords } from "./common-passwords.ts";
import { authErrors } from "./errors.ts";

/** The hash function itself; comes in by argument so that tests can count and shorten its work. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False for a wrong password and for a hash of a kind that it does not know. */
  verify(hash: string, password: string): Promise<boolean>;
}

/** OWASP's first choice for argon2id; the package's default algorithm is argon2id. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_PASSWORD_BYTES = 4096;
/** Each hash takes 19 MiB and a core. */
const MAX_CONCURRENT_HASHES = 2;
const MAX_QUEUED = 200;

export const argon2id: PasswordHasher = {
  hash: (password) => argon2.hash(password, ARGON2ID),
  // bcrypt and scrypt hashes of a moved GoTrue are not known here: their owners choose a new password by mail.
  verify: async (hash, password) => hash.startsWith("$argon2") && argon2.verify(hash, password),
};

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account without a password, or for no account at all (`""`), as for a wrong password. */
  verify(hash: string, password: string): Promise<boolean>;
}

/** At most two hashes at once; beyond 200 waiting ones it refuses with 429. */
export function createPasswords(hasher: PasswordHasher = argon2id): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;
  let dummyHash: Promise<string> | null = null;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= MAX_CONCURRENT_HASHES) {
      if (waiting.length >= MAX_QUEUED) throw authErrors.tooManyRequests();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    hash: (password) => inTurn(() => hasher.hash(password)),
    verify: (hash, password) =>
      inTurn(async () => {
        dummyHash ??= hasher.hash("nobody's password");
        const isArgon2Hash = hash.startsWith("$argon2");
        const isCorrect = await hasher.verify(isArgon2Hash ? hash : await dummyHash, password);
        return isArgon2Hash && isCorrect;
      }),
  };
}

/** A sign-in with more than 4096 bytes of password is no sign-in. */
export function checkPasswordSize(password: string): void {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw authErrors.invalid(`Password cannot be longer than ${MAX_PASSWORD_BYTES} bytes`);
  }
}

/**
 * Refuses a new password that is too short, or one of the 3,000 that guessing starts with (whatever the case). Counts characters (code points) of any script, and
 * changes none.
 */
export function checkNewPassword(password: string, minLength: number): void {
  checkPasswordSize(password);
  if (Array.from(password).length < minLength) throw authErrors.weakPassword(minLength);
  if (commonPasswords.has(password.normalize("NFKC").trim().toLowerCase())) throw authErrors.commonPassword();
}
