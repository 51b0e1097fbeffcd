import { hash, verify } from '@node-rs/argon2'
import { concurrencyLimit } from '#kit/limits/concurrency-limit.ts'
import { derivedKey, hmacHex } from '#kit/secrets/derived-key.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'

// OWASP's minimum for argon2id: 19 MiB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each takes 19 MiB and a core: a flood of logins waits here instead of in the whole process.
const slots = concurrencyLimit(2)
// Two at a time take some 25 ms on an idle machine and five times that on a busy one: nobody waits longer than a few seconds.
const MOST_WAITING = 40

/** The pepper is not in the database: its copy alone cannot be tried against word lists. */
const peppered = (ports: Ports, password: string) =>
  hmacHex(derivedKey(ports.settings.secret, 'pepper'), password)

export const hashPassword = (ports: Ports, password: string): Promise<string> =>
  slots(() => hash(peppered(ports, password), COST))

/**
 * Checks a password; null when too many wait for theirs. Without a member it works just as long, so time does not tell
 * who exists.
 */
export async function passwordFits(
  ports: Ports,
  password: string,
  stored: string | null,
): Promise<boolean | null> {
  const against = stored ?? (await nobodysHash(ports))
  if (slots.waiting() >= MOST_WAITING) return null
  const fits = await slots(() => verify(against, peppered(ports, password)))
  return fits && stored !== null
}

const nobodysHash = perApp((ports) => hashPassword(ports, ports.random.bytes(24).toString('hex')))
