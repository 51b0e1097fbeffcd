import type {
  BasketballInfo,
  BasketballSide,
} from '@linmen/contract/match/basketball-detail.schemas.ts'
import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { quarterSeconds } from '@linmen/domain/match/basketball/basketball-clock.ts'
import { basketballStatus, periodOf } from '@linmen/domain/match/basketball/basketball-status.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import { matchOf } from '#features/football/public.ts'
import { liveOf, matchHead } from '#features/match/public.ts'
import type { GatewayCall } from '#kit/gateway.ts'
import { marksOf, type MarkOf } from './season-marks.ts'
import { conferenceOf, standingAround } from './standing-around.ts'

export async function matchDetail(
  call: GatewayCall,
  { matchId }: { matchId: string },
): Promise<BasketballInfo> {
  const { ports } = call
  const sheet = await matchOf(ports, matchId, 'basketball')
  const { fixture, league } = sheet
  const live = (await liveOf(ports, 'basketball', [sheet])).get(matchId)!
  const standing = await standingAround(ports, sheet)
  const markOf = await marksOf(ports, [sheet])
  const stages = await archiveOf(ports).stages(fixture.seasonId)
  const { desc, value, shortDesc } = basketballStatus(live.phase)
  const side = (each: Side) =>
    sideOf(sheet, each, { markOf, conference: standing && conferenceOf(standing, sheet[each].id) })
  return {
    ...(await matchHead(call, sheet)),
    seasonName: standing?.book.season.name ?? '',
    stageName: stages.find(({ id }) => id === fixture.stageId)?.name ?? '',
    home: side('home'),
    away: side('away'),
    statusWords: { desc, value, shortDesc },
    live,
    half: halfOf(live),
    quarterSeconds: quarterSeconds(league.id),
  }
}

/** Both quarters together, once the second one is over. */
function halfOf({ phase, pause, periods }: BasketballLive): Pair | null {
  const [first, second] = periods
  const on = periodOf(phase)
  if (!first || !second || (on !== null && on <= 2 && !pause)) return null
  return { home: first.home + second.home, away: first.away + second.away }
}

interface Around {
  readonly markOf: MarkOf
  readonly conference: string | null
}

function sideOf(sheet: MatchSheet, side: Side, { markOf, conference }: Around): BasketballSide {
  const { id, name, coach } = sheet[side]
  return { id, name, coach, rank: sheet.fixture.ranks[side], conference, ...markOf(sheet, side) }
}
