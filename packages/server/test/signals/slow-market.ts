import type { Known } from '@linmen/domain/special/known.ts'
import {
  asianCompanies,
  average,
  europeanCompanies,
  fair,
  greatest,
  headlineOf,
  lastMoment,
  SIDES,
  type SlowSignal,
} from './slow-known.ts'

export function slowDispersion(known: Known): SlowSignal | null {
  const shares = europeanCompanies(known).map(({ last }) => fair(last))
  if (shares.length < 5) return null
  const means = average(shares)
  const squares = average(shares.map((row) => row.map((share, at) => (share - means[at]!) ** 2)))
  return greatest(squares.map((square) => 100 * Math.sqrt(square)))
}

export function slowKelly(known: Known): SlowSignal | null {
  const companies = europeanCompanies(known)
  if (companies.length < 3) return null
  const chances = average(companies.map(({ last }) => fair(last)))
  const prices = companies.map(({ last: { european } }) =>
    SIDES.map((side) => european[side] / 100),
  )
  let rate = 0
  for (const [home, draw, away] of prices)
    rate += 1 / (1 / home! + 1 / draw! + 1 / away!) / prices.length
  const indices = average(prices).map((price, at) => price * chances[at]!)
  return greatest(indices.map((index) => 100 * (1 - index / rate)))
}

export function slowTrend(known: Known): SlowSignal | null {
  const companies = europeanCompanies(known)
  if (companies.length < 3) return null
  const now = average(companies.map(({ last }) => fair(last)))
  const then = average(companies.map(({ first }) => fair(first)))
  return greatest(
    now.map((share, at) => 100 * (share - then[at]!)),
    0,
  )
}

export function slowChanges(known: Known): SlowSignal | null {
  const companies = asianCompanies(known)
  if (companies.length < 3) return null
  let up = 0
  let down = 0
  for (const { first, last } of companies) {
    if (last.asian.line > first.asian.line) up++
    if (last.asian.line < first.asian.line) down++
  }
  if (up === down) return null
  return {
    side: up > down ? 'home' : 'away',
    strength: (100 * Math.abs(up - down)) / companies.length,
  }
}

const hundredth = (value: number) => Math.round(100 * value) / 100

export function slowCompass(known: Known): SlowSignal | null {
  const companies = asianCompanies(known)
  if (companies.length < 3) return null
  let [water, line] = [0, 0]
  for (const { first, last } of companies) {
    water += (first.asian.first - last.asian.first) / 100
    line += (last.asian.line - first.asian.line) / 10_000
  }
  const [x, y] = [hundredth(water / companies.length), hundredth(line / companies.length)]
  const turned = y === 0 ? x : y
  if (turned === 0) return null
  return { side: turned > 0 ? 'home' : 'away', strength: 100 * Math.sqrt(x * x + y * y) }
}

export function slowWinMark(known: Known): SlowSignal | null {
  const companies = europeanCompanies(headlineOf(known))
  if (companies.length < 3) return null
  const market = average(companies.map(({ last }) => fair(last)))
  const { rated } = known
  if (!rated || market.length !== 3) return greatest(market.map((share) => 100 * share))
  return greatest(market.map((share, at) => 75 * share + (25 * rated.chances[SIDES[at]!]) / 10_000))
}

export function slowPoisson({ rated }: Known): SlowSignal | null {
  return rated && greatest(SIDES.map((side) => rated.chances[side] / 100))
}

export function slowDeviation(known: Known): SlowSignal | null {
  const { rated } = known
  const companies = europeanCompanies(known)
  if (!rated || companies.length === 0) return null
  const market = average(companies.map(({ last }) => fair(last)))
  if (market.length !== 3) return null
  return greatest(
    market.map((share, at) => rated.chances[SIDES[at]!] / 100 - 100 * share),
    0,
  )
}

interface Bought {
  readonly shares: readonly number[]
  readonly market: readonly number[]
}

/** Shares of the money matched last on all three, beside the market. */
function boughtOf(known: Known): Bought | null {
  const companies = europeanCompanies(known)
  if (companies.length < 3) return null
  let amounts: number[] | null = null
  for (const record of known.depth) {
    if (record.kind !== 'volume' || record.draw === null) continue
    if (record.atMs > lastMoment(known)) continue
    const told = [record.home.amount, record.draw.amount, record.away.amount]
    if (told.every((amount) => amount > 0)) amounts = told
  }
  if (!amounts) return null
  const total = amounts[0]! + amounts[1]! + amounts[2]!
  return {
    shares: amounts.map((amount) => amount / total),
    market: average(companies.map(({ last }) => fair(last))),
  }
}

const heatOf = ({ shares, market }: Bought) =>
  shares.map((share, at) => (100 * (share - market[at]!)) / market[at]!)

export function slowExchange(known: Known): SlowSignal | null {
  const bought = boughtOf(known)
  return bought && greatest(heatOf(bought))
}

export function slowProportion(known: Known): SlowSignal | null {
  const bought = boughtOf(known)
  return (
    bought &&
    greatest(
      bought.shares.map((share, at) => 100 * (share - bought.market[at]!)),
      0,
    )
  )
}

export function slowUpset(known: Known): SlowSignal | null {
  const bought = boughtOf(known)
  if (!bought) return null
  const cold = heatOf(bought).map((heat, at) => (bought.market[at]! < 0.4 ? -heat : -Infinity))
  return greatest(cold, 0)
}
