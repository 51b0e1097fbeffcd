import { nearestNames } from '@linmen/domain/search/nearest.ts'
import type { Reader } from '#db/port.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'

const NEAREST = 3
/** Names are read again so often: a new one may be missing from an offer for so long. */
const HELD_MS = 5 * 60_000

const held = perApp(() => ({ names: [] as readonly string[], untilMs: 0 }))

/** What was perhaps meant by a word that nothing was found for. */
export async function perhapsMeant(db: Reader, word: string, ports: Ports): Promise<string[]> {
  const names = held(ports)
  const nowMs = ports.clock.nowMs()
  if (names.untilMs <= nowMs)
    Object.assign(names, { names: await namesKnown(db), untilMs: nowMs + HELD_MS })
  return nearestNames(word, names.names, NEAREST)
}

async function namesKnown(db: Reader): Promise<string[]> {
  const leagues = await db.selectFrom('league').select('name').execute()
  const teams = await db.selectFrom('team').select('name').execute()
  const experts = await db
    .selectFrom('expert_profile as e')
    .innerJoin('member as m', 'm.id', 'e.member_id')
    .select('m.nickname as name')
    .execute()
  return [...leagues, ...teams, ...experts].map(({ name }) => name)
}
