/** Password hashes: argon2id as PHC strings (GoTrue verifies these too), limited concurrency, constant time. */
import * as argon2 from "@node-rs/argon2";
import { commonPasswords } from "./common-passwords.ts";
import { authErrors } from "./errors.ts";

/** Injected, so that tests can count and speed up hashing. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False for a wrong password and for an unknown hash format. */
  verify(hash: string, password: string): Promise<boolean>;
}

/** OWASP's recommendation. The package's default algorithm is argon2id. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_PASSWORD_BYTES = 4096;
/** One hash takes 19 MiB and a CPU core. */
const MAX_CONCURRENT_HASHES = 2;
const MAX_QUEUED = 200;

export const argon2id: PasswordHasher = {
  hash: (password) => argon2.hash(password, ARGON2ID),
  // bcrypt and scrypt hashes imported from GoTrue never verify: their owners reset the password by email.
  verify: async (hash, password) => hash.startsWith("$argon2") && argon2.verify(hash, password),
};

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes equally long for a wrong password, an account without password and no account (`""`). */
  verify(hash: string, password: string): Promise<boolean>;
}

/** Runs two hashes concurrently and queues 200; beyond that it throws a 429. */
export function createPasswords(hasher: PasswordHasher = argon2id): Passwords {
  const queue: (() => void)[] = [];
  let running = 0;
  let dummyHash: Promise<string> | null = null;

  async function enqueue<T>(task: () => Promise<T>): Promise<T> {
    if (running >= MAX_CONCURRENT_HASHES) {
      if (queue.length >= MAX_QUEUED) throw authErrors.tooManyRequests();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    hash: (password) => enqueue(() => hasher.hash(password)),
    verify: (hash, password) =>
      enqueue(async () => {
        dummyHash ??= hasher.hash("dummy password");
        const isArgon2Hash = hash.startsWith("$argon2");
        const isCorrect = await hasher.verify(isArgon2Hash ? hash : await dummyHash, password);
        return isArgon2Hash && isCorrect;
      }),
  };
}

export function checkPasswordSize(password: string): void {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw authErrors.invalid(`Password cannot be longer than ${MAX_PASSWORD_BYTES} bytes`);
  }
}

/** A password that consists of the email address and at most this many other letters is as guessable as the address. */
const MAX_OTHER_LETTERS = 3;
/** Shorter parts of an email address occur in good passwords by chance. */
const MIN_LOCAL_PART_LETTERS = 4;

/**
 * Length counts Unicode code points. The list of common passwords is compared case-insensitively.
 * @param emails of the account: neither they nor what is before the `@` is a password, whatever case, digits or punctuation
 *   are added
 * @throws AuthError `weak_password`, `validation_failed`
 */
export function checkNewPassword(password: string, minLength: number, emails: readonly string[]): void {
  checkPasswordSize(password);
  if (Array.from(password).length < minLength) throw authErrors.weakPassword(minLength);
  const folded = fold(password);
  if (commonPasswords.has(folded) || emails.some((email) => isEmail(folded, fold(email)))) {
    throw authErrors.commonPassword();
  }
}

function isEmail(password: string, email: string): boolean {
  const localPart = email.slice(0, Math.max(email.lastIndexOf("@"), 0));
  const letters = lettersOf(password);
  return (
    [email, localPart].includes(password) ||
    [email, localPart].map(lettersOf).some((own) => {
      if (own.length < MIN_LOCAL_PART_LETTERS) return false;
      return letters.includes(own) && letters.replaceAll(own, "").length <= MAX_OTHER_LETTERS;
    })
  );
}

function fold(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, "");
}
