import type { MatchInfo, MatchNote } from '@linmen/contract/match/football-detail.schemas.ts'
import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { aggregateNote, aggregateScore } from '@linmen/domain/history/aggregate-score.ts'
import { eventList } from '@linmen/domain/history/event-list.ts'
import { standingGoals } from '@linmen/domain/history/goal-times.ts'
import { footballStatus, isCalledOff } from '@linmen/domain/match/football/football-status.ts'
import { foldMatch, shownScore } from '@linmen/domain/match/match-fold.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import { firstLegs, liveOf, matchHead } from '#features/match/public.ts'
import type { GatewayCall } from '#kit/gateway.ts'
import type { Ports } from '#kit/ports.ts'
import { footballAmong, matchOf, playOf, recordedPlays } from './match-of.ts'

export async function matchInfo(
  call: GatewayCall,
  { matchId }: { matchId: string },
): Promise<MatchInfo> {
  const { ports } = call
  const sheet = await matchOf(ports, matchId, 'football')
  const { fixture } = sheet
  const live = (await liveOf(ports, 'football', [sheet])).get(matchId)!
  const season = await archiveOf(ports).season(fixture.seasonId)
  const { desc, value, shortDesc } = footballStatus(live.phase)
  return {
    ...(await matchHead(call, sheet)),
    seasonName: season?.name ?? '',
    group: fixture.group,
    home: teamOf(sheet, 'home'),
    away: teamOf(sheet, 'away'),
    referee: fixture.referee?.name ?? null,
    statusWords: { desc, value, shortDesc },
    live,
    note: await noteOf(ports, sheet, live),
  }
}

export async function matchEvents(ports: Ports, { matchIds }: { matchIds: readonly string[] }) {
  const matches = []
  for (const { fixture } of await footballAmong(ports, matchIds))
    matches.push({ matchId: fixture.id, events: eventList(await playOf(ports, fixture.id)) })
  return { matches }
}

/** The rain needs the goals that stand and when they fell. No promotion is on, so it rains nowhere. */
export async function redPacketMatches(
  ports: Ports,
  { matchIds }: { matchIds: readonly string[] },
) {
  const sheets = await footballAmong(ports, matchIds)
  const live = await liveOf(ports, 'football', sheets)
  const plays = await recordedPlays(ports, [...live.keys()])
  return {
    matches: [...live].map(([matchId, { phase }]) => ({
      matchId,
      active: false,
      phase,
      goals: Object.fromEntries(
        standingGoals(plays.get(matchId) ?? []).map(({ atMs }, at) => [at + 1, atMs]),
      ),
    })),
  }
}

async function noteOf(
  ports: Ports,
  { fixture }: MatchSheet,
  live: MatchLive,
): Promise<MatchNote | null> {
  const said = live.note ?? (await reasonOf(ports, fixture.id, live))
  const first = (await firstLegs(ports, [fixture])).get(fixture.id)
  if (!first) return said === undefined ? null : { matchId: fixture.id, text: said, total: null }
  const total = aggregateScore(first, shownScore(live))
  const text = said ?? aggregateNote(first, total)
  return { matchId: fixture.id, text, total }
}

/** Why a match was not played out: the result does not say it, the play does. */
const reasonOf = async (ports: Ports, matchId: string, { phase }: MatchLive) =>
  isCalledOff(phase) ? foldMatch(await playOf(ports, matchId), 0).note : undefined

const teamOf = (sheet: MatchSheet, side: 'home' | 'away') => ({
  id: sheet[side].id,
  name: sheet[side].name,
  rank: sheet.fixture.ranks[side],
  coach: sheet[side].coach,
})
