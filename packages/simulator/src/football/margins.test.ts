import { expect, test } from 'vitest'
import { footballWorld } from './football-world.ts'
import { marketFigures, REAL_FIGURES } from '#market/market-figures.ts'
import { worldMarket } from '#market/world-market.ts'

test('the margins of the bookmakers are the real ones within 3 %, opening and closing', () => {
  const world = footballWorld('linmen')
  const outlooks = world
    .day('2026-11-14')
    .fixtures.filter((_, at) => at % 2 === 0)
    .map(world.outlook)
  const found = marketFigures(worldMarket('linmen'), outlooks)
  for (const who of ['6', '17', 'all'] as const)
    for (const game of ['european', 'asian', 'overUnder'] as const)
      for (const end of ['opening', 'closing'] as const) {
        const margin = (rate: number) => 1 / rate - 1
        const off = margin(found[who][game][end]) / margin(REAL_FIGURES[who][game][end]) - 1
        expect(Math.abs(off), `${who} ${game} ${end}`).toBeLessThan(0.03)
      }
})
