import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import type { HistorySwitches } from '@linmen/domain/history/choose-matches.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'
import { presentForm, presentFuture, presentPast, presentSummary } from './history.present.ts'
import { cachedAnswer } from '#kit/answers/cached-answer.ts'
import { matchOf } from './match-of.ts'
import { boutsSeen, recentSeen, recordedPast, type RecordedPast } from './past-of-match.ts'

// Past matches do not change; what was over a moment ago may wait as long as a page stays open.
export const HISTORY_FRESH_MS = 5000
const FUTURE_SIZE = 5

interface Question extends Omit<HistorySwitches, 'size'> {
  readonly matchId: string
  readonly pageSize: number
}

export const headToHead = cachedAnswer(
  footballDetailGateway.getTeamBoutMatch,
  HISTORY_FRESH_MS,
  async (ports, input) => {
    const past = await recordedPast(ports, await matchOf(ports, input.matchId, 'football'))
    return presentBouts(past, switchesOf(input))
  },
)

export const nearStatus = cachedAnswer(
  footballDetailGateway.getTeamNearStatus,
  HISTORY_FRESH_MS,
  async (ports, input) => {
    const past = await recordedPast(ports, await matchOf(ports, input.matchId, 'football'))
    return presentNear(ports, past, switchesOf(input))
  },
)

export function presentBouts(past: RecordedPast, switches: HistorySwitches) {
  const matches = boutsSeen(past, switches)
  return {
    matchId: past.sheet.fixture.id,
    ...presentSummary(matches),
    matches: matches.map(presentPast),
  }
}

export async function presentNear(ports: Ports, past: RecordedPast, switches: HistorySwitches) {
  const { id, kickOffAtMs } = past.sheet.fixture
  const side = async (each: Side) => {
    const team = past.sheet[each]
    const future = await archiveOf(ports).upcoming(team.id, kickOffAtMs, FUTURE_SIZE)
    return presentForm(team, recentSeen(past, each, switches), {
      rest: past.rest[each],
      future: future.map((sheet) => presentFuture(sheet, kickOffAtMs)),
    })
  }
  return { matchId: id, home: await side('home'), away: await side('away') }
}

const switchesOf = ({ sameLeague, sameVenue, part, pageSize }: Question): HistorySwitches => ({
  sameLeague,
  sameVenue,
  part,
  size: pageSize,
})
