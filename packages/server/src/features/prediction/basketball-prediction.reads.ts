import { predictionEndpoints } from '@linmen/contract/prediction/prediction.endpoints.ts'
import type { BasketballPrediction } from '@linmen/contract/prediction/prediction.schemas.ts'
import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import { offersAt } from '@linmen/domain/odds/offers.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import {
  basketballLeague,
  dayOfMatch,
  type BasketballLeague,
} from '@linmen/models/engines/basketball-league.ts'
import { archiveOf, ticksOf } from '#features/archive/public.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import { query } from '#kit/query.ts'
import { waitAtMost } from '#kit/wait-at-most.ts'
import { historyOf } from './league-history.ts'

const MODEL = {
  modelName: '球队评级',
  method:
    '每支球队的强弱由本联赛近几季完场比分与收盘盘口推算，考虑主场与连续作战；只用比赛日之前的比赛，不看本场盘口，打开页面时计算。回测逐日进行：每场都只用它之前的比赛，再与收盘盘口并列公布。',
}

export const ofBasketballMatch = query(
  predictionEndpoints.ofBasketballMatch,
  async (_db, { matchId }, { ports, nowMs, refuse }): Promise<BasketballPrediction> => {
    const sheet = await archiveOf(ports).match(matchId)
    if (sheet?.fixture.sport !== 'basketball') return refuse('match.not_found', {})
    const league = sheet.league.kind === 'cup' ? null : await learnedFor(ports, sheet)
    const told = league === 'soon' ? null : league
    const forecast = told?.forecast(sheet.fixture.homeId, sheet.fixture.awayId) ?? null
    return {
      matchId,
      ...MODEL,
      home: sheet.home.name,
      away: sheet.away.name,
      forecast: forecast && {
        home: tenth(100 * forecast.home),
        away: tenth(100 - tenth(100 * forecast.home)),
        margin: tenth(forecast.margin),
        total: tenth(forecast.total),
      },
      market: await lineOf(ports, sheet, nowMs),
      sample: told?.sample ?? 0,
      record: told && {
        ...told.record,
        marginError: told.record.marginError && tenth(told.record.marginError),
        marketError: told.record.marketError && tenth(told.record.marketError),
      },
      ...(!forecast && { missing: whyMissing(sheet, league) }),
    }
  },
)

function whyMissing({ league: { kind } }: MatchSheet, league: Learned) {
  if (kind === 'cup') return 'cup' as const
  return league === 'soon' ? ('soon' as const) : ('tooFew' as const)
}

type Learned = BasketballLeague | null | 'soon'

/** A reader waits this long for a league to be learned; the next question finds it done. */
const TIMEOUT_MS = 3000
const MOST_KEPT = 24

interface Kept {
  readonly work: Promise<void>
  league: Learned
}
const kept = perApp(() => new Map<string, Kept>())

/** The games before a day do not change, so what was learned from them serves the whole day. */
async function learnedFor(ports: Ports, sheet: MatchSheet): Promise<Learned> {
  const day = dayOfMatch(sheet)
  const leagues = kept(ports)
  const key = `${sheet.league.id} ${day} ${Math.floor(ports.clock.nowMs() / AGAIN_MS)}`
  const held = leagues.get(key) ?? begin(ports, sheet, day)
  leagues.set(key, held)
  held.work.catch(() => leagues.delete(key))
  if (leagues.size > MOST_KEPT) leagues.delete(leagues.keys().next().value!)
  await waitAtMost(TIMEOUT_MS, held.work)
  return held.league
}

/** Matches of a coming day have more behind them tomorrow. */
const AGAIN_MS = 3_600_000

function begin(ports: Ports, sheet: MatchSheet, day: number): Kept {
  const made: Kept = {
    league: 'soon',
    work: historyOf(ports, sheet.league.id).then((history) => {
      made.league = basketballLeague(history, day)
    }),
  }
  return made
}

async function lineOf(ports: Ports, sheet: MatchSheet, nowMs: number) {
  const { id, kickOffAtMs } = sheet.fixture
  const untilMs = Math.min(nowMs, kickOffAtMs)
  const ticks = await ticksOf(ports.db.read, id)
  const now = (market: 'asian' | 'overUnder') =>
    offersAt(ticks, market, untilMs).find(({ company }) => company === MAIN_COMPANY.basketball)?.now
  const [margin, total] = [now('asian')?.asian, now('overUnder')?.overUnder]
  if (!margin || !total) return null
  return { margin: margin.line / LINE, total: total.line / LINE }
}

/** Lines are kept in 1/10000 of a point. */
const LINE = 10_000

const tenth = (value: number) => Math.round(value * 10) / 10
