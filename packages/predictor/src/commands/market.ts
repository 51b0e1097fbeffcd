import { fitGrid } from '@linmen/domain/score-grid/fit-grid.ts'
import {
  bothScoreChance,
  fairOdds,
  goalsChances,
  halfFullChances,
  handicapChances,
  meanGoals,
  overChances,
  otherScoreChance,
  scoreChance,
} from '@linmen/domain/score-grid/grid-markets.ts'
import { asianDifference, type HandicapQuote } from '@linmen/domain/market/asian-difference.ts'
import { proportional, power, shin } from '@linmen/domain/market/devig.ts'
import { exchangeView, type Matched } from '@linmen/domain/market/exchange.ts'
import {
  kellyDispersion,
  kellyIndex,
  kellyVariance,
  marketProbabilities,
  oddsDispersion,
  returnRate,
} from '@linmen/domain/market/kelly.ts'
import { fromDecimal } from '@linmen/domain/market/odds-formats.ts'
import {
  isListedScore,
  settleMarket,
  type FinalScore,
  type MarketPick,
} from '@linmen/domain/settlement/markets.ts'
import { systemReturn, type Leg } from '@linmen/domain/settlement/parlay.ts'
import { readText } from '#text-file.ts'

interface MarketSheet {
  readonly companies?: Readonly<Record<string, readonly number[]>>
  readonly exchange?: readonly Matched[]
  /** A handicap beside the same company's result market, and the chance of three goals or more. */
  readonly asian?: HandicapQuote & { readonly odds: [number, number, number]; over25?: number }
  readonly picks?: readonly (MarketPick & { readonly score: FinalScore })[]
  readonly forecast?: { readonly p: readonly [number, number, number]; readonly over25: number }
  readonly ticket?: { readonly legs: readonly Leg[]; readonly system: string }
}

/** `market sheet.json`: the figures of one market, each computed as the introduction pages print it. */
export function market([path]: readonly string[]): number {
  if (path === undefined) {
    process.stderr.write(
      'market sheet.json ({companies, exchange, asian, picks, ticket, forecast})\n',
    )
    return 2
  }
  const sheet = JSON.parse(readText(path)) as MarketSheet
  const { companies, exchange, asian, picks, ticket, forecast } = sheet
  const odds = Object.values(companies ?? {})
  const answer = {
    companies: companies && companyFigures(companies),
    market: odds.length > 0 ? marketFigures(odds) : undefined,
    exchange:
      exchange && odds.length > 0 ? exchangeView(exchange, marketProbabilities(odds)) : undefined,
    asian: asian && asianDifference(asian.odds, asian, asian.over25),
    picks: picks?.map((pick) => settleMarket(pick, pick.score)),
    ticket: ticket && systemReturn(ticket.legs, ticket.system),
    forecast: forecast && gridFigures(forecast.p, forecast.over25),
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`)
  return 0
}

function companyFigures(companies: Readonly<Record<string, readonly number[]>>) {
  const odds = Object.values(companies)
  const index = kellyIndex(odds)
  const variance = kellyVariance(odds)
  return Object.entries(companies).map(([name, each], at) => ({
    name,
    returnRate: returnRate(each),
    proportional: proportional(each),
    shin: shin(each).probabilities,
    power: power(each).probabilities,
    hongKong: each.map((price) => fromDecimal(price, 'hongKong')),
    kelly: index[at],
    kellyVariance: variance[at],
  }))
}

const marketFigures = (odds: readonly (readonly number[])[]) => ({
  n: odds.length,
  probabilities: marketProbabilities(odds),
  kellyDispersion: kellyDispersion(odds),
  oddsDispersion: oddsDispersion(odds),
})

const LINES = Array.from({ length: 17 }, (_, at) => at / 4 - 2)
const TOTALS = Array.from({ length: 13 }, (_, at) => at / 4 + 1)
const SIDES = ['home', 'draw', 'away'] as const

/** Every market of one forecast, all from the same grid of scores. */
function gridFigures(p: readonly [number, number, number], over25: number) {
  const { grid } = fitGrid(p, over25)
  const scores = Array.from({ length: 36 }, (_, at) => [Math.floor(at / 6), at % 6] as const)
    .filter(([home, away]) => isListedScore(home, away))
    .map(([home, away]) => [`${home}:${away}`, scoreChance(grid, home, away)] as const)
  const fair = (chances: ReturnType<typeof overChances>) => ({
    ...chances,
    fair: fairOdds(chances),
  })
  return {
    lambda: meanGoals(grid),
    handicaps: Object.fromEntries(LINES.map((line) => [line, fair(handicapChances(grid, line))])),
    totals: Object.fromEntries(TOTALS.map((line) => [line, fair(overChances(grid, line))])),
    bothScore: bothScoreChance(grid),
    goals: goalsChances(grid),
    scores: Object.fromEntries(scores),
    otherScores: SIDES.map((side) => otherScoreChance(grid, side)),
    halfFull: halfFullChances(grid),
  }
}
