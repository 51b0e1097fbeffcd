import { sealOf, smsMessage } from '#features/sms/public.ts'
import { openText } from '#kit/secrets/sealed-text.ts'
import { clientOf, type Client } from './client.ts'
import type { TestApp } from './harness.ts'

/** What the last text message to this number says. */
export async function lastCode(app: TestApp, phone: string): Promise<string> {
  const { rows } = await app.db.pool.query<{ payload: unknown }>(
    `select payload from outbox where kind = 'sms' and payload->>'phone' = $1 order by id desc limit 1`,
    [phone],
  )
  if (!rows[0]) throw new Error(`nobody wrote to ${phone}`)
  const { codeId, sealed } = smsMessage.payload.decode(rows[0].payload)
  return openText(app.ports, sealOf(codeId), sealed)
}

/** The minute between two codes is over; the hour and the day go on. Limits count real time. */
export const minutePasses = (app: TestApp) =>
  app.db.pool.query(`delete from rate_limit where key like 'code.send.0%'`)

/** Somebody else before another browser. */
export async function anotherVisitor(app: TestApp): Promise<Client> {
  const page = await fetch(app.base)
  const cookie = page.headers.getSetCookie()[0]!.split(';')[0]!
  return clientOf(app.base, () => ({ cookie, 'X-XSRF-TOKEN': cookie.split('=')[1]! }))
}

export const another = (code: string) => (code === '000000' ? '000001' : '000000')
