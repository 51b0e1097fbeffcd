import { LEAGUES } from '@linmen/simulator/basketball/atlas/leagues.ts'
import { basketballFigures } from '@linmen/simulator/basketball/figures.ts'
import { basketballWorld } from '@linmen/simulator/basketball/basketball-world.ts'
import { REAL_FIGURES } from '@linmen/simulator/basketball/real-figures.ts'
import { bookOf, periodsOf } from '@linmen/simulator/basketball/season/season-book.ts'
import { cpuMs } from './kit/cpu-ms.ts'
import { table } from './kit/machine.ts'

const SEED = 'linmen'
const DAY = '2026-11-14'
const YEARS = Array.from({ length: 42 }, (_, at) => 2016 + at)

/** The demo world's NBA beside the real one. */
export function showBasketball(): void {
  const [nba] = LEAGUES
  const found = basketballFigures(
    YEARS.flatMap((year) => bookOf(SEED, { league: nba!, year }))
      .filter(({ fate }) => fate === 'played')
      .map((game) => periodsOf(SEED, game)),
  )
  const rows = Object.entries(REAL_FIGURES).map(([name, real]) => {
    const demo = found[name as keyof typeof found]
    const off = name === 'matches' ? '' : `${((demo / real - 1) * 100).toFixed(2)} %`
    return [name, demo.toFixed(4), real.toFixed(4), off]
  })
  console.log(table(['basketball', 'demo', 'real', 'off'], rows))
}

export function showBasketballCost(): void {
  const world = basketballWorld(SEED)
  const day = cpuMs(() => world.day(DAY))
  const { fixtures } = day.value
  const stories = cpuMs(() => fixtures.map(world.story))
  const depth = cpuMs(() => world.depth(fixtures[0]!))
  const season = cpuMs(() => world.season('312025')!.fixtures)
  const results = cpuMs(() => season.value.map(world.result))
  const each = (results.ms * 1000) / season.value.length
  console.log(
    table(
      ['cost of basketball', 'CPU'],
      [
        [`first day, ${fixtures.length} matches`, `${day.ms.toFixed(0)} ms`],
        ['their stories', `${stories.ms.toFixed(0)} ms`],
        ['the depth of one', `${depth.ms.toFixed(0)} ms`],
        [`a season, ${season.value.length} matches`, `${season.ms.toFixed(0)} ms`],
        ['one result', `${each.toFixed(1)} µs`],
      ],
    ),
  )
}
