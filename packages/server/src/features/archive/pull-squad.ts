import type { Squad } from '@linmen/domain/sport/player.ts'
import { feedOf } from '#feeds/feed-of.ts'
import type { Ports } from '#kit/ports.ts'
import { sharedPulls } from './shared-pulls.ts'
import { teamsById } from './match-sheet.repo.ts'
import { putSquad, squadOf } from './squad.repo.ts'

// Who scored yesterday has one goal more today.
const ASK_AGAIN_MS = 12 * 3_600_000

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
    if (squad && squad.players.length > 0)
      await ports.db.transaction((tx) => putSquad(tx, squad, nowMs))
  })
  return (await squadOf(read, teamId))?.squad ?? null
}
