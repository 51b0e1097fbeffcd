import { shin } from '@linmen/domain/market/devig.ts'
import { resultPrices, type FootballRow } from '@linmen/domain/match-files/football-row.ts'
import { byDay } from '@linmen/models/engines/football-engine.ts'
import { outcomeOf, type Result3 } from '@linmen/domain/scoring/rules.ts'
import type { Contestant, Forecast } from './contestant.ts'
import { engineContestants } from './engine-contestants.ts'
import {
  leagueGoalsContestant,
  linkedGoalsContestant,
  shotGoalsContestant,
} from './goal-contestants.ts'
import { baseRateContestant, marketContestant } from './market-contestants.ts'
import { pool } from './pools.ts'
import {
  eloContestant,
  marketRatingContestant,
  oddsRatingContestant,
  piContestant,
  shotPiContestant,
} from './rating-contestants.ts'
import { scoreSheet, type Score } from './score-sheet.ts'

export interface Walk {
  /** Pools are fitted on matches from `learnFrom`, everybody is scored from `scoreFrom` on. */
  readonly learnFrom: number
  readonly scoreFrom: number
  readonly leagues: ReadonlySet<string>
}

export interface Standing {
  readonly scores: readonly Score[]
  readonly pools: readonly { name: string; weights: Readonly<Record<string, number>> }[]
}

const CLOSING = 'closing odds, Shin'
const GOALS_DAYS = 5 * 365

/** Walks forward day by day: everybody forecasts a day before anybody learns its results. */
export function walkForward(rows: readonly FootballRow[], walk: Walk): Standing {
  const contestants = contestantsOf(walk)
  const pools = poolsOf()
  const names = [...contestants, ...pools].map(({ name }) => name)
  const sheets = new Map(names.map((name) => [name, scoreSheet(name)]))
  let isSettled = false
  for (const day of byDay(rows)) {
    const isScored = day[0]!.day >= walk.scoreFrom
    if (isScored && !isSettled) for (const each of pools) each.settle()
    isSettled = isScored
    if (day[0]!.day >= walk.learnFrom) for (const row of day) visit(row, isScored)
    for (const contestant of contestants) contestant.learn(day)
  }
  return {
    scores: names.map((name) => sheets.get(name)!.score()).toSorted((a, b) => a.rps - b.rps),
    pools: pools.map(({ name, members, weights }) => ({
      name,
      weights: Object.fromEntries(members.map((member, at) => [member, weights[at]!])),
    })),
  }

  function visit(row: FootballRow, isScored: boolean): void {
    const odds = walk.leagues.has(row.div) ? resultPrices(row.prices, 'AvgC') : null
    if (!odds) return
    const closing = shin(odds).probabilities as unknown as Result3
    const said = new Map<string, Result3>()
    const enter = (name: string, forecast: Forecast | null) => {
      if (!forecast) return
      said.set(name, forecast.p)
      if (isScored) sheets.get(name)!.add(row, forecast, closing)
    }
    for (const contestant of contestants) enter(contestant.name, contestant.forecast(row))
    for (const each of pools) {
      if (!isScored) each.collect(said, outcomeOf(row.homeGoals, row.awayGoals))
      else {
        const p = each.forecast(said)
        enter(each.name, p && { p })
      }
    }
  }
}

const contestantsOf = ({ learnFrom }: Walk): Contestant[] => [
  baseRateContestant(),
  eloContestant(),
  piContestant(),
  shotPiContestant(),
  oddsRatingContestant(),
  marketRatingContestant(),
  leagueGoalsContestant(learnFrom - GOALS_DAYS),
  linkedGoalsContestant(learnFrom - GOALS_DAYS),
  shotGoalsContestant(learnFrom - GOALS_DAYS),
  ...engineContestants(),
  marketContestant('opening odds, Shin', 'Avg', 'shin'),
  marketContestant(CLOSING, 'AvgC', 'shin'),
  marketContestant('closing odds, power', 'AvgC', 'power'),
]

const poolsOf = () => [
  pool('pool of Elo, pi and Dixon-Coles', [
    'Elo, all tiers',
    'pi-rating',
    'pi-rating with shots',
    'Dixon-Coles, two tiers',
    'Dixon-Coles with shots, two tiers',
  ]),
  pool('pool of closing odds and models', [
    'closing odds, power',
    'pi-rating with shots',
    'rating fed by past odds, goals and shots',
  ]),
]
