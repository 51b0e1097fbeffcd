import webPush from 'web-push'
import type { Ports } from '#kit/ports.ts'
import { openText, sealText } from '#kit/secrets/sealed-text.ts'

const SEAL = { purpose: 'push-key', place: 'push_key' }

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The pair of this installation, made when it is first needed: browsers subscribe to exactly this one. */
export async function pushKeys(ports: Ports): Promise<PushKeys> {
  return (await keptKeys(ports)) ?? makeKeys(ports)
}

async function keptKeys(ports: Ports): Promise<PushKeys | null> {
  const row = await ports.db.read.selectFrom('push_key').selectAll().executeTakeFirst()
  if (!row) return null
  return { publicKey: row.public_key, privateKey: openText(ports, SEAL, row.private_sealed) }
}

/** Two processes may make one at the same time; the first is kept. */
async function makeKeys(ports: Ports): Promise<PushKeys> {
  const made = webPush.generateVAPIDKeys()
  await ports.db.transaction((tx) =>
    tx
      .insertInto('push_key')
      .values({
        public_key: made.publicKey,
        private_sealed: sealText(ports, SEAL, made.privateKey),
        created_at_ms: ports.clock.nowMs(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  return (await keptKeys(ports)) ?? made
}
