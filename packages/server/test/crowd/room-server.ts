// The product with one chat room in a process of its own, for `npm run bench -- chat`: what is said goes through the call, the
// records and the hub. Answers orders: where it is, its process, and the tokens of those who speak.
import { createHash } from 'node:crypto'
import { chatTopic } from '@linmen/contract/chat/chat.topics.ts'
import { LINES_TOGETHER } from '#features/chat/rooms.ts'
import { hashOf } from '#kit/session/session-store.ts'
import { startApp } from '#test/harness.ts'
import { kickOff, scriptedMatch } from '#test/scripted-match.ts'
import { buildTemplate } from '#test/template.ts'
import { testSettings } from '#test/test-ports.ts'

const ROOM = 'room'
/** So many that nobody speaks oftener than slow mode lets them. */
const SPEAKERS = 200
const MANY = 1e9
const BOUNDLESS = { sockets: MANY, topics: MANY, messages: MANY, bytes: MANY }

await buildTemplate()
const { limits } = testSettings
const app = await startApp({
  nowMs: Date.now(),
  settings: {
    limits: {
      ...limits,
      ...{ connections: MANY, connectionsPerIp: MANY, ipPerMinute: MANY },
      live: { ...limits.live, address: BOUNDLESS },
    },
  },
})
const match = scriptedMatch(app, ROOM)
await match.hears(match.report(1, kickOff(app.clock.nowMs())))
app.ports.hub.topic(chatTopic(ROOM).name, () => ({}), LINES_TOGETHER)
const tokens = await settleSpeakers()

/** People who have been here for long, each with a session. */
async function settleSpeakers(): Promise<string[]> {
  const nowMs = app.clock.nowMs()
  const places = Array.from({ length: SPEAKERS }, (_, at) => at)
  const secrets = places.map((at) =>
    createHash('sha256').update(`speaker ${at}`).digest('base64url'),
  )
  await app.db.pool.query(
    `insert into member (id, phone, password_hash, nickname, role, level, created_at_ms)
     select 'fan' || at, '1' || (6100000000 + at), 'none', '看台' || at, 'member', 0, 0
     from unnest($1::int[]) at`,
    [places],
  )
  await app.db.pool.query(
    `insert into session (secret_hash, public_id, kind, member_id, sign_key, created_at_ms, seen_at_ms,
       idle_ends_at_ms, ends_at_ms, agent_id, platform)
     select hash, 'fan' || at, 'token', 'fan' || at, 'none', $3::bigint, $3::bigint, $3::bigint + 86400000, $3::bigint + 86400000, '1', 'wap'
     from unnest($1::int[], $2::text[]) as t (at, hash)`,
    [places, secrets.map(hashOf), nowMs],
  )
  return secrets
}

const ORDERS: Readonly<Record<string, () => unknown>> = {
  port: () => Number(new URL(app.base).port),
  pid: () => process.pid,
  tokens: () => tokens,
}
process.on('message', ({ id, name }: { id: number; name: string }) =>
  process.send?.({ id, result: ORDERS[name]?.() }),
)
process.on('disconnect', () => void app.close().then(() => process.exit()))
process.send?.({ id: 0 })
