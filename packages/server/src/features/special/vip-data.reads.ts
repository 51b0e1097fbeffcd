import { specialEndpoints } from '@linmen/contract/special/special.endpoints.ts'
import { specialOddsEndpoints } from '@linmen/contract/special/special-odds.endpoints.ts'
import {
  extremityKind,
  extremityOf,
  extremityWords,
  isContinuing,
  shownSides,
} from '@linmen/domain/history/extremity.ts'
import { seenBy } from '@linmen/domain/history/seen-match.ts'
import { proportional } from '@linmen/domain/market/devig.ts'
import { marketProbabilities } from '@linmen/domain/market/kelly.ts'
import { marketOffers } from '@linmen/domain/odds/market-offers.ts'
import { decimals } from '@linmen/domain/odds/market-table.ts'
import { spreadOf } from '@linmen/domain/special/reckon-agreement.ts'
import { toolOf } from '@linmen/domain/special/tools.ts'
import type { Absence, DepthRecord, Information } from '@linmen/domain/sport/depth.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { archiveOf } from '#features/archive/public.ts'
import { europeanHistory, kelly as kellyOf, sameOddsOf } from '#features/odds/public.ts'
import { query } from '#kit/query.ts'
import { accessTo } from './access.ts'
import { headOf } from './special.present.ts'
import { anySheet, footballSheet } from './tool.reads.ts'

export const kelly = query(specialOddsEndpoints.kelly, (_db, input, call) => kellyOf(call, input))

const WHOLE = { pageNo: 1, pageSize: 100 }

export const kellyOdds = query(
  specialOddsEndpoints.kellyOdds,
  (_db, { companyId, matchId }, call) =>
    europeanHistory(call, { matchId, oddsId: companyId, ...WHOLE }),
)

export const europeanOdds = query(
  specialOddsEndpoints.europeanOdds,
  (_db, { companyId, matchId }, call) =>
    europeanHistory(call, { matchId, oddsId: companyId, ...WHOLE }),
)

export const sameOdds = query(specialOddsEndpoints.sameOdds, (_db, asked, call) =>
  sameOddsOf(call, asked),
)

/** How far the companies disagreed, every time one of them changed its mind. */
export const dispersion = query(
  specialEndpoints.dispersion,
  async (db, { matchId }, { ports, actor, nowMs }) => {
    const sheet = await footballSheet(ports, matchId)
    const { kickOffAtMs } = sheet.fixture
    const table = await accessTo(db, [sheet.fixture], { actor, nowMs })
    const access = table.of(toolOf('dispersion'), sheet.fixture)
    const ticks = await archiveOf(ports).odds(matchId)
    const steps = spreads(ticks.filter(({ atMs }) => atMs <= Math.min(nowMs, kickOffAtMs)))
    return {
      ...headOf(sheet),
      access,
      companies: new Set(marketOffers(ticks).map(({ company }) => company)).size,
      steps: access === 'locked' ? [] : steps,
    }
  },
)

const FEWEST = 5
const MOST_STEPS = 60

function spreads(ticks: readonly OddsTick[]) {
  const prices = new Map<number, number[]>()
  const steps: { atMs: number; home: number; draw: number; away: number }[] = []
  const told = marketOffers(ticks)
    .filter(({ european }) => european.home > 0)
    .toSorted((a, b) => a.atMs - b.atMs || a.company - b.company)
  for (const tick of told) {
    prices.set(tick.company, decimals(tick.european))
    if (prices.size < FEWEST) continue
    const all = [...prices.values()]
    const [home = 0, draw = 0, away = 0] = spreadOf(
      all.map(proportional),
      marketProbabilities(all),
    ).map((each) => Math.round(each * 100) / 100)
    steps.push({ atMs: tick.atMs, home, draw, away })
  }
  const every = Math.max(1, (steps.length - 1) / (MOST_STEPS - 1))
  return steps.filter((_, at) => at === steps.length - 1 || Math.floor(at % every) === 0)
}

export const injuries = query(specialEndpoints.injuries, async (_db, { matchId }, { ports }) => {
  const sheet = await anySheet(ports, matchId)
  const depth = await archiveOf(ports).depth(matchId)
  const absent = depth.filter((each): each is DepthRecord & Absence => each.kind === 'absence')
  const of = (side: 'home' | 'away') =>
    newestOf(absent.filter((each) => each.side === side)).map(
      ({ player, position, reason, detail, sinceDay, untilDay }) => ({
        player,
        position,
        reason,
        detail,
        sinceDay,
        untilDay,
      }),
    )
  return {
    ...headOf(sheet),
    homeAbsent: of('home'),
    awayAbsent: of('away'),
    items: depth
      .filter((each): each is DepthRecord & Information => each.kind === 'information')
      .map(({ side, tone, title, text }) => ({
        side: side ?? ('both' as const),
        tone,
        title,
        text,
      })),
  }
})

/** What is told last of a player counts. */
const newestOf = (absent: readonly (DepthRecord & Absence)[]) => [
  ...new Map(absent.map((each) => [each.playerId, each])).values(),
]

const MATCHES = 60

/** Streaks of both teams in all three kinds, with the words of the one that was asked for. */
export const extremes = query(
  specialEndpoints.extremes,
  async (_db, { matchId, kind }, { ports }) => {
    const sheet = await anySheet(ports, matchId)
    const archive = archiveOf(ports)
    const { homeId, awayId, kickOffAtMs } = sheet.fixture
    const home = seenBy(homeId, await archive.recent(homeId, kickOffAtMs, MATCHES))
    const away = seenBy(awayId, await archive.recent(awayId, kickOffAtMs, MATCHES))
    const result = extremityOf('result', home, away)
    const handicap = extremityOf('handicap', home, away)
    const total = extremityOf('total', home, away)
    const asked = { result, handicap, total }[isContinuing(kind) ? 'result' : extremityKind(kind)]
    return {
      ...headOf(sheet),
      record: { result, handicap, total },
      words: [...extremityWords(isContinuing(kind) ? 7 : kind)],
      shown: shownSides(asked.home.now, asked.away.now),
      continuing: isContinuing(kind),
    }
  },
)
