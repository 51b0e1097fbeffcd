import { setImmediate as breathe } from 'node:timers/promises'
import { companyOf } from '@linmen/domain/market/companies.ts'
import { proportional } from '@linmen/domain/market/devig.ts'
import { decimals } from '@linmen/domain/odds/market-table.ts'
import { offersAt } from '@linmen/domain/odds/offers.ts'
import { PREDICTED_AHEAD_MS } from '@linmen/domain/prediction/missing-prediction.ts'
import { wholeChances, type Chances } from '@linmen/domain/prediction/rated-match.ts'
import { leagueModel, type LeagueModel } from '@linmen/models/goals/league-model.ts'
import { archiveOf, ticksOf } from '#features/archive/public.ts'
import { job } from '#jobs/jobs.ts'
import type { Tx } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { promisePick } from '#features/record-log/public.ts'
import { historyOf } from './league-history.ts'
import {
  keepPrediction,
  RATINGS,
  unpredictedMatches,
  type PredictionRow,
  type WaitingMatch,
} from './prediction.repo.ts'

const TURN_MS = 2 * 60_000

/**
 * Every two minutes the matches of one league, one league after the other: learning a league asks for its seasons,
 * and nobody who looks at a page should wait for all of them.
 */
export const makePredictionsJob = job({
  name: 'make-predictions',
  cron: '*/2 * * * *',
  run: async (ports) => {
    const nowMs = ports.clock.nowMs()
    const waiting = await unpredictedMatches(ports.db.read, predictedSpan(nowMs))
    const leagues = [...new Set(waiting.map(({ league_id }) => league_id))].toSorted()
    const turn = leagues[Math.floor(nowMs / TURN_MS) % Math.max(1, leagues.length)]
    const made = await makePredictions(
      ports,
      waiting.filter(({ league_id }) => league_id === turn),
      nowMs,
    )
    if (made > 0) ports.log.info({ made }, 'predictions are written down')
  },
})

/** Kick-offs that are predicted at a moment. */
export const predictedSpan = (nowMs: number) => ({
  fromMs: nowMs,
  toMs: nowMs + PREDICTED_AHEAD_MS,
})

/**
 * Writes down what the ratings say about matches, as of one moment: nothing that became known later is looked at.
 */
export async function makePredictions(
  ports: Ports,
  matches: readonly WaitingMatch[],
  asOfMs: number,
): Promise<number> {
  const models = new Map<string, LeagueModel | null>()
  let made = 0
  for (const { id, league_id, kick_off_at_ms } of matches) {
    if (kick_off_at_ms <= asOfMs) continue
    await breathe()
    if (!models.has(league_id))
      models.set(league_id, leagueModel(await historyOf(ports, league_id), asOfMs))
    const model = models.get(league_id)
    if (model && (await predict(ports, model, { id, asOfMs }))) made += 1
  }
  return made
}

async function predict(
  ports: Ports,
  model: LeagueModel,
  { id, asOfMs }: { id: string; asOfMs: number },
): Promise<boolean> {
  const sheet = await archiveOf(ports).match(id)
  const rated = sheet && model.rate(sheet.fixture.homeId, sheet.fixture.awayId)
  if (!rated) return false
  const { chances, goals, rho, sample } = rated
  const market = await marketOf(ports, id, asOfMs)
  const { kickOffAtMs } = sheet.fixture
  return ports.db.transaction(async (tx) => {
    // Learning a league takes a while: what a kick-off overtook in it is no prediction any more.
    if (kickOffAtMs <= ports.clock.nowMs()) return false
    const row = {
      id: `${id}-${RATINGS}`,
      match_id: id,
      model: RATINGS,
      made_at_ms: asOfMs,
      chances: triple(chances),
      market: market && triple(market.chances),
      market_company: market && market.company,
      market_prices: market && triple(market.prices),
      goals: [goals.home, goals.away],
      rho,
      sample,
    }
    if (await keepPrediction(tx, row)) await promise(tx, ports, row, kickOffAtMs)
    return true
  })
}

/** What a model says is promised like a pick: nobody can think better of it afterwards. */
function promise(tx: Tx, ports: Ports, row: PredictionRow, kickoffMs: number): Promise<void> {
  const { id, match_id, model, made_at_ms, chances, goals, rho } = row
  return promisePick(tx, ports, {
    id,
    what: 'prediction',
    author: `model:${model}`,
    matches: [{ id: match_id, kickoffMs }],
    pick: { chances, goals, id, match: match_id, model, rho },
    atMs: made_at_ms,
  })
}

const triple = ({ home, draw, away }: Chances) => [home, draw, away]

interface OneMarket {
  readonly company: number
  readonly chances: Chances
  /** In hundredths. */
  readonly prices: Chances
}

/**
 * What the first bookmaker of the tables thought at that moment. Only one that can be named: of the others as many are
 * known as somebody happened to ask for, and asking all for every match of a league would cost more than it tells.
 */
async function marketOf(ports: Ports, matchId: string, asOfMs: number): Promise<OneMarket | null> {
  const offers = offersAt(await ticksOf(ports.db.read, matchId), 'european', asOfMs)
  const first = offers.find(({ company }) => companyOf(company)?.kind === 'bookmaker')
  if (!first) return null
  const [home = 0, draw = 0, away = 0] = proportional(decimals(first.now.european))
  const chances = wholeChances([home, draw, away])
  return { company: first.company, chances, prices: first.now.european }
}
