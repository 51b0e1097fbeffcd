import type { Point } from '@linmen/domain/captcha/puzzle.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/port.ts'
import type { AskedPerson } from '#kit/environment.ts'
import { hashOf } from '#kit/session/session-store.ts'

interface NewCaptcha {
  readonly token: string
  readonly kind: 'slider' | 'clicks' | 'words'
  readonly holder: string
  readonly points: readonly Point[]
  readonly endsAtMs: number
}

export async function keepCaptcha(tx: Tx, captcha: NewCaptcha): Promise<void> {
  await tx
    .insertInto('captcha')
    .values({
      token_hash: hashOf(captcha.token),
      kind: captcha.kind,
      holder: captcha.holder,
      points: sql`${JSON.stringify(captcha.points)}::jsonb`,
      ends_at_ms: captcha.endsAtMs,
    })
    .execute()
}

/** Takes a picture away, so that nobody answers it twice. Null when there is none for this holder. */
export async function takeCaptcha(
  tx: Tx,
  asked: Pick<NewCaptcha, 'token' | 'kind' | 'holder'> & { readonly nowMs: number },
): Promise<readonly Point[] | null> {
  const taken = await tx
    .deleteFrom('captcha')
    .where('token_hash', '=', hashOf(asked.token))
    .where('kind', '=', asked.kind)
    .where('holder', '=', asked.holder)
    .returning(['points', 'ends_at_ms'])
    .executeTakeFirst()
  return taken && taken.ends_at_ms > asked.nowMs ? taken.points : null
}

export const givePass = (tx: Tx, asked: AskedPerson, endsAtMs: number) =>
  tx
    .insertInto('captcha_pass')
    .values({ ...asked, ends_at_ms: endsAtMs })
    .execute()

/** Uses up one pass for exactly this. */
export async function takePass(tx: Tx, asked: AskedPerson, nowMs: number): Promise<boolean> {
  const pass = tx
    .selectFrom('captcha_pass')
    .select('id')
    .where('holder', '=', asked.holder)
    .where('subject', '=', asked.subject)
    .where('purpose', '=', asked.purpose)
    .where('ends_at_ms', '>', nowMs)
    .orderBy('id')
    .limit(1)
    .forUpdate()
  const taken = await tx
    .deleteFrom('captcha_pass')
    .where('id', 'in', pass)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
