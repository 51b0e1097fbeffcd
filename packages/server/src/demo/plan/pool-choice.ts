import type { EuropeanOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { POOL_GAMES, type PoolMarks } from '@linmen/domain/plan/pool-pick.ts'
import type { PoolGame } from '@linmen/domain/plan/pool-names.ts'

const DOUBLES: Readonly<Record<PoolGame, number>> = { pool14: 6, pick9: 4 }

/** The favourites of an issue, the second end too where the prices are closest; 任九 takes the nine clearest matches. */
export function poolChoice(game: PoolGame, prices: readonly EuropeanOdds[]): PoolMarks[] {
  const clearest = prices
    .map((price, at) => ({ at, lowest: ranked(price)[0]!.price }))
    .toSorted((a, b) => a.lowest - b.lowest || a.at - b.at)
    .slice(0, POOL_GAMES[game].chosen)
    .map(({ at }) => at)
  const doubled = clearest.slice(-DOUBLES[game])
  return prices.map((price, at) =>
    clearest.includes(at) ? marksOf(price, doubled.includes(at) ? 2 : 1) : '',
  )
}

const marksOf = (price: EuropeanOdds, count: 1 | 2): PoolMarks => {
  const chosen = ranked(price)
    .slice(0, count)
    .map(({ mark }) => mark)
  return ['3', '1', '0'].filter((mark) => chosen.includes(mark)).join('') as PoolMarks
}

const ranked = ({ home, draw, away }: EuropeanOdds) =>
  [
    { mark: '3', price: home },
    { mark: '1', price: draw },
    { mark: '0', price: away },
  ].toSorted((a, b) => a.price - b.price)
