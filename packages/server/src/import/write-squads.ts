import { sql } from 'kysely'
import type { Squad } from '@linmen/domain/sport/player.ts'
import { rowsOf } from '#db/bulk.ts'
import type { Tx } from '#db/port.ts'
import { putSquads, squadOf } from '#features/archive/squad.repo.ts'
import type { Known } from './write-frame.ts'
import { nameKey } from '#files/stable-id.ts'

/** Adds players to the squads of their teams. Returns how many players are new or were changed. */
export async function writeSquads(
  tx: Tx,
  squads: readonly Squad[],
  { known, nowMs }: { known: Known; nowMs: number },
): Promise<number> {
  let count = 0
  for (const squad of squads) {
    const held = (await squadOf(tx, squad.teamId))?.squad.players ?? []
    const before = new Map(held.map((player) => [player.id, JSON.stringify(player)]))
    const players = squad.players.map((player) => ({
      ...player,
      name: known.chinese.get(`player|${nameKey(player.name)}`) ?? player.name,
    }))
    const fresh = players.filter((player) => !isSame(before.get(player.id), player))
    if (fresh.length === 0) continue
    count += fresh.length
    const named = new Set(players.map(({ id }) => id))
    const others = held.filter(({ id }) => !named.has(id))
    await putSquads(tx, [{ ...squad, players: [...others, ...players] }], nowMs)
    const keys = squad.players.map(({ id, name }) => ({ thing: 'player', id, key: nameKey(name) }))
    await sql`insert into foreign_name select * from ${rowsOf('foreign_name', keys)}
      on conflict do nothing`.execute(tx)
  }
  return count
}

/** The database keeps the parts of a record in an order of its own. */
function isSame(held: string | undefined, player: object): boolean {
  if (held === undefined) return false
  const before = JSON.parse(held) as Record<string, unknown>
  return Object.entries(player).every(([key, value]) => before[key] === value)
}
