import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { InformationEntry } from '@linmen/contract/match/intelligence.schemas.ts'
import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import {
  basketballStatus,
  type BasketballStatusWords,
} from '@linmen/domain/match/basketball/basketball-status.ts'
import { footballStatus } from '@linmen/domain/match/football/football-status.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import { boardOf } from '#features/match/public.ts'
import { plansOfMatch } from '#features/plan/public.ts'
import type { Ports } from '#kit/ports.ts'
import { query } from '#kit/query.ts'
import { namesOf } from './history.present.ts'
import { matchOf } from './match-of.ts'

const PLANS_A_PAGE = 10

export const intelligence = query(
  matchDetailEndpoints.intelligence,
  (_db, { matchId, sport }, { ports }) => intelligenceOf(ports, matchId, sport),
)

/** 情报 as the feed tells it, side by side. */
export async function intelligenceOf(ports: Ports, matchId: string, sport?: Sport) {
  const { home, away } = await matchOf(ports, matchId, sport)
  const depth = await archiveOf(ports).depth(matchId)
  const all = depth
    .filter((record) => record.kind === 'information')
    .map(({ side, tone, title, text, atMs }): InformationEntry => ({
      side,
      tone,
      title,
      text,
      atMs,
    }))
  return {
    matchId,
    homeName: home.name,
    awayName: away.name,
    home: all.filter(({ side }) => side === 'home'),
    away: all.filter(({ side }) => side === 'away'),
    neutral: all.filter(({ side }) => side === null),
  }
}

/** A match of either sport, by the number older services know it under. */
export const lookAnalysed = query(
  matchDetailEndpoints.lookAnalysed,
  async (_db, { matchId, sport }, { ports }) => {
    const sheet = await matchOf(ports, matchId, sport)
    const { fixture } = sheet
    return {
      ...namesOf(sheet),
      matchId,
      sport: fixture.sport,
      homeRank: fixture.ranks.home,
      awayRank: fixture.ranks.away,
      number: fixture.lottery.single?.number ?? null,
      neutral: fixture.neutral,
      ...stateOf(ports, sheet),
    }
  },
)

export const listRecommended = query(
  matchDetailEndpoints.listRecommended,
  async (db, { matchId, pageNo, sport }, { ports, actor, nowMs }) => {
    await matchOf(ports, matchId, sport)
    const page = { matchId, pageNo, pageSize: PLANS_A_PAGE }
    return plansOfMatch(db, page, { viewer: actor, nowMs })
  },
)

/** What the board shows, else how it ended, else that it is still to come. */
function stateOf(ports: Ports, { fixture, result }: MatchSheet) {
  const on = boardOf(ports).matches.get(fixture.id)
  if (fixture.sport === 'football') {
    const live = on?.sport === 'football' ? on.live : null
    const ended = result?.sport === 'football' ? result : null
    const words = footballStatus(live?.phase ?? ended?.phase ?? 'scheduled')
    return shownState(words, live?.score.full ?? ended?.full)
  }
  const live = on?.sport === 'basketball' ? on.live : null
  const ended = result?.sport === 'basketball' ? result : null
  const words = basketballStatus(live?.phase ?? ended?.phase ?? 'scheduled')
  return shownState(words, live?.score ?? ended?.full)
}

const shownState = (
  { desc, value, shortDesc }: BasketballStatusWords,
  score: Pair | undefined,
) => ({
  statusWords: { desc, value, shortDesc },
  score: value === 0 ? null : (score ?? null),
})
