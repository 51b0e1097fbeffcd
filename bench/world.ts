// The demo world beside real football: every figure with its real counterpart, and what it costs.
import { almanacOf } from '@linmen/simulator/football/almanac.ts'
import { LEAGUES } from '@linmen/simulator/football/atlas/leagues.ts'
import { footballFigures } from '@linmen/simulator/football/figures.ts'
import { footballWorld } from '@linmen/simulator/football/football-world.ts'
import { REAL_FIGURES } from '@linmen/simulator/football/real-figures.ts'
import { seasonId } from '@linmen/simulator/football/season/match.ts'
import {
  marketFigures,
  REAL_FIGURES as REAL_MARKET,
} from '@linmen/simulator/market/market-figures.ts'
import { worldMarket } from '@linmen/simulator/market/world-market.ts'
import { cpuMs } from './kit/cpu-ms.ts'
import { describeMachine, table } from './kit/machine.ts'
import { showBasketball, showBasketballCost } from './world-basketball.ts'

const SEED = 'linmen'
const DAY = '2026-11-14'
const HALVES = [51, 52]
const PRICED = 300

console.log(describeMachine())
showFootball()
showBasketball()
showMargins()
showCost()
showBasketballCost()

function showFootball(): void {
  const almanac = almanacOf(SEED)
  const found = footballFigures(
    HALVES.flatMap((half) => LEAGUES.flatMap((league) => almanac.season(seasonId(league, half))))
      .filter(({ fate }) => fate === 'played')
      .map((match) => almanac.draw(match)),
  )
  const rows = Object.entries(REAL_FIGURES).map(([name, real]) => {
    const demo = found[name as keyof typeof found]
    return [name, demo.toFixed(4), real.toFixed(4), name === 'matches' ? '' : off(demo, real)]
  })
  console.log(table(['football', 'demo', 'real', 'off'], rows))
}

/** A margin is what the chances in the prices add up to above one. */
function showMargins(): void {
  const world = footballWorld(SEED)
  const outlooks = world.day(DAY).fixtures.slice(0, PRICED).map(world.outlook)
  const found = marketFigures(worldMarket(SEED), outlooks)
  const rows = (['6', '17', 'all'] as const).flatMap((who) =>
    (['european', 'asian', 'overUnder'] as const).flatMap((game) =>
      (['opening', 'closing'] as const).map((end) => {
        const [demo, real] = [1 / found[who][game][end] - 1, 1 / REAL_MARKET[who][game][end] - 1]
        return [`${who} ${game} ${end}`, demo.toFixed(4), real.toFixed(4), off(demo, real)]
      }),
    ),
  )
  console.log(table(['margin', 'demo', 'real', 'off'], rows))
}

function showCost(): void {
  const world = footballWorld(SEED)
  const day = cpuMs(() => world.day(DAY))
  const { fixtures } = day.value
  const stories = cpuMs(() => fixtures.map(world.story))
  const next = cpuMs(() => world.day('2026-11-15'))
  const results = cpuMs(() => next.value.fixtures.map(world.result))
  const count = next.value.fixtures.length
  console.log(
    table(
      ['cost', 'CPU'],
      [
        [`first day, ${fixtures.length} matches`, `${day.ms.toFixed(0)} ms`],
        ['their stories', `${stories.ms.toFixed(0)} ms`],
        ['the next day', `${next.ms.toFixed(0)} ms`],
        ['one result', `${((results.ms * 1000) / count).toFixed(1)} µs`],
      ],
    ),
  )
}

function off(demo: number, real: number): string {
  return `${((demo / real - 1) * 100).toFixed(2)} %`
}
