import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { basketballDetailGateway } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import { futureFor } from '@linmen/domain/history/basketball/basketball-future.ts'
import { HISTORY_DEPTH, type HistorySwitches } from '@linmen/domain/history/choose-matches.ts'
import { keyPoints } from '@linmen/domain/history/key-points.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import {
  boutsSeen,
  matchOf,
  matchPast,
  recentSeen,
  recordedPast,
  resultChange,
} from '#features/football/public.ts'
import { cachedAnswer } from '#kit/answers/cached-answer.ts'
import type { Ports } from '#kit/ports.ts'
import { presentForm, presentFuture, presentPast, presentStats } from './history.present.ts'
import { marksOf } from './season-marks.ts'

// Past matches do not change; what was over a moment ago may wait as long as a page stays open.
export const HISTORY_FRESH_MS = 5000

interface Question extends Omit<HistorySwitches, 'size'> {
  readonly matchId: string
  readonly pageSize: number
}

export const bouts = cachedAnswer(
  basketballDetailGateway.getBkTeamBoutMatch,
  HISTORY_FRESH_MS,
  async (ports, input) => {
    const past = await recordedPast(ports, await matchOf(ports, input.matchId, 'basketball'))
    const matches = boutsSeen(past, switchesOf(input))
    const markOf = await marksOf(
      ports,
      matches.map(({ sheet }) => sheet),
    )
    return {
      matchId: input.matchId,
      ...presentStats(matches),
      matches: matches.map((seen) => presentPast(seen, markOf)),
    }
  },
)

export const recent = cachedAnswer(
  basketballDetailGateway.getBkTeamRecentMatch,
  HISTORY_FRESH_MS,
  async (ports, input) => {
    const past = await recordedPast(ports, await matchOf(ports, input.matchId, 'basketball'))
    const side = async (each: Side) => {
      const matches = recentSeen(past, each, switchesOf(input))
      const markOf = await marksOf(
        ports,
        matches.map(({ sheet }) => sheet),
      )
      return presentForm(past.sheet[each], matches, { rest: past.rest[each], markOf })
    }
    return { matchId: input.matchId, home: await side('home'), away: await side('away') }
  },
)

export const future = cachedAnswer(
  basketballDetailGateway.getBkTeamFutureMatch,
  HISTORY_FRESH_MS,
  async (ports, input) => {
    const sheet = await matchOf(ports, input.matchId, 'basketball')
    const side = (each: Side) => aheadOf(ports, { sheet, side: each }, switchesOf(input))
    return { matchId: input.matchId, home: await side('home'), away: await side('away') }
  },
)

export const keyPointList = cachedAnswer(
  basketballDetailGateway.getBkMatchTidianList,
  HISTORY_FRESH_MS,
  async (ports, { matchId }) => {
    const past = matchPast(await recordedPast(ports, await matchOf(ports, matchId, 'basketball')))
    return {
      matchId,
      source: '由收录的各项赛事计算，每条注明场数；让分和大小只计有终盘的比赛，连续不计走盘',
      ...(await resultChange(ports, [past.home.recent, past.away.recent])),
      points: keyPoints(past),
    }
  },
)

/** What a team plays after a match, as far as it is still to come. */
async function aheadOf(
  ports: Ports,
  { sheet, side }: { readonly sheet: MatchSheet; readonly side: Side },
  switches: HistorySwitches,
) {
  const { fixture, [side]: team } = sheet
  const fromMs = Math.max(fixture.kickOffAtMs, ports.clock.nowMs())
  const announced = await archiveOf(ports).upcoming(team.id, fromMs, HISTORY_DEPTH)
  const matches = futureFor({ fixture, side }, announced, switches)
  const markOf = await marksOf(ports, matches)
  return {
    teamId: team.id,
    teamName: team.name,
    matches: matches.map((next) => {
      const seat = next.fixture.homeId === team.id ? 'home' : 'away'
      return presentFuture(next, { fromMs: fixture.kickOffAtMs, mark: markOf(next, seat) })
    }),
  }
}

const switchesOf = ({ sameLeague, sameVenue, part, pageSize }: Question): HistorySwitches => ({
  sameLeague,
  sameVenue,
  part,
  size: pageSize,
})
