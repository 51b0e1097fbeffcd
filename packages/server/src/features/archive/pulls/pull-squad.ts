import type { Squad } from '@linmen/domain/sport/player.ts'
import { feedOf } from '#feeds/feed-of.ts'
import type { Ports } from '#kit/ports.ts'
import { sharedPulls } from './shared-pulls.ts'
import { teamsById } from '#features/archive/match-sheet.repo.ts'
import { pieces } from '#features/archive/pieces.ts'
import { putSquads, squadOf, squadsSince } from '#features/archive/squad.repo.ts'

// Who scored yesterday has one goal more today.
const ASK_AGAIN_MS = 12 * 3_600_000
const AT_ONCE = 4

/** Who plays for a team, fetched when it was never asked for or not for half a day. */
export async function pulledSquad(ports: Ports, teamId: string): Promise<Squad | null> {
  const { read } = ports.db
  const held = await squadOf(read, teamId)
  const feed = feedOf(ports)
  const nowMs = ports.clock.nowMs()
  if (!feed || (held && nowMs - held.pulledAtMs < ASK_AGAIN_MS)) return held?.squad ?? null
  await sharedPulls(ports).while(`squad:${teamId}`, async () => {
    const { size: known } = await teamsById(read, [teamId])
    const squad = known > 0 ? await feed.squad(teamId) : null
    if (squad) await record(ports, [squad], nowMs)
  })
  return (await squadOf(read, teamId))?.squad ?? null
}

/** Makes sure that the squads of these teams, which are on record themselves, are there: a few at a time. */
export async function pullSquads(ports: Ports, teamIds: readonly string[]): Promise<void> {
  const feed = feedOf(ports)
  if (!feed) return
  const nowMs = ports.clock.nowMs()
  const missing = pieces(await missingSquads(ports, teamIds), AT_ONCE)
  const asked = (some: readonly string[] = []) => Promise.all(some.map((id) => feed.squad(id)))
  let squads = await asked(missing[0])
  for (const at of missing.keys()) {
    // The feed looks for the next ones while these are written.
    const [next] = await Promise.all([asked(missing[at + 1]), record(ports, squads, nowMs)])
    squads = next
  }
}

/** The teams whose squads were never asked for or not for half a day. */
export async function missingSquads(ports: Ports, teamIds: readonly string[]): Promise<string[]> {
  const sinceMs = ports.clock.nowMs() - ASK_AGAIN_MS
  const held = await squadsSince(ports.db.read, teamIds, sinceMs)
  return teamIds.filter((id) => !held.has(id))
}

/** Nobody is no squad. */
async function record(ports: Ports, squads: readonly Squad[], nowMs: number): Promise<void> {
  const known = squads.filter(({ players }) => players.length > 0)
  await ports.db.transaction((tx) => putSquads(tx, known, nowMs))
}
