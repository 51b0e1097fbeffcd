import type { BetShare, DepthRecord } from '@linmen/domain/sport/depth.ts'
import { leadChance } from './basketball-price.ts'
import { marginChances } from './football-price.ts'
import { bellNoise } from './noise.ts'
import type { MatchMarket } from './quote.ts'

const HOUR_MS = 3_600_000
/** Hours before kick-off at which the lottery says how tickets are spread. */
const HOURS = [46, 40, 34, 28, 23, 18, 14, 10, 7, 5, 3, 2, 1, 0.4] as const
/** People like favourites more than prices do, and every match has its own fashion. */
const FAVOUR = 1.3
const FASHION = 0.28

/** How the tickets of 竞彩 are spread, for both games, over the days of sale. Nothing without a number. */
export function betShares(market: MatchMarket): DepthRecord[] {
  const { fixture, calledOffAtMs } = market.outlook
  const { single } = fixture.lottery
  if (!single) return []
  const games = [
    { game: 'winDrawLose', chances: chancesOf(market, 0) },
    { game: 'handicap', chances: chancesOf(market, single.handicap) },
  ] as const
  return HOURS.flatMap((hours, at) => {
    const atMs = fixture.kickOffAtMs - hours * HOUR_MS
    if (calledOffAtMs !== null && atMs > calledOffAtMs) return []
    return games.map(({ game, chances }, place): DepthRecord => {
      const key = market.key ^ Math.imul(place + 1, 0xc2b2ae35)
      const share = spread(chances, key, at / (HOURS.length - 1))
      return {
        matchId: fixture.id,
        seq: 2 * at + place + 1,
        atMs,
        kind: 'betShare',
        game,
        ...share,
      }
    })
  })
}

function chancesOf({ outlook }: MatchMarket, handicap: number): [number, number, number] {
  const { home, away } = outlook.expected
  if (outlook.fixture.sport === 'football') return marginChances(home, away, handicap)
  const win = leadChance(home, away, handicap)
  return [win, 0, 1 - win]
}

/** Fashion grows from the first ticket to the last; the shares are whole and add up to 1000. */
function spread(
  chances: readonly [number, number, number],
  key: number,
  progress: number,
): Pick<BetShare, 'home' | 'draw' | 'away'> {
  const weights = chances.map((chance, outcome) => {
    const early = bellNoise(key, outcome)
    const late = bellNoise(key, 3 + outcome)
    return chance ** FAVOUR * Math.exp(FASHION * (early * (1 - progress) + late * progress))
  })
  const sum = weights.reduce((all, each) => all + each, 0)
  const part = (weight: number) => Math.min(990, Math.max(5, Math.round((1000 * weight) / sum)))
  if (chances[1] === 0) {
    const home = part(weights[0]!)
    return { home, draw: 0, away: 1000 - home }
  }
  const [home, draw] = [part(weights[0]!), part(weights[1]!)]
  const over = Math.max(0, home + draw - 995)
  return home >= draw
    ? { home: home - over, draw, away: 1000 - home - draw + over }
    : { home, draw: draw - over, away: 1000 - home - draw + over }
}
