// Fitting Dixon-Coles beside scipy, refitting all leagues, and searching precedents.
import type { FootballRow } from '@linmen/domain/match-files/football-row.ts'
import { dixonColes } from '@linmen/models/goals/dixon-coles.ts'
import type { SameOddsQuery } from '@linmen/domain/same-odds/query.ts'
import { sameOddsIndex } from '@linmen/domain/same-odds/same-odds-index.ts'
import { describeMachine, median, table } from './kit/machine.ts'
import { benchHistory } from './predict-history.ts'
import { scipyFit } from './predict-scipy.ts'

const DECAY = 0.0018
const FIVE_YEARS = 5 * 365
const MATCHES = 1900
const ROUNDS = 15
const WARM_UP = 25

console.log(describeMachine())
const { rows, source } = benchHistory()
console.log(`data      ${rows.length} ${source}`)
const lastDay = rows.reduce((last, { day }) => Math.max(last, day), 0) + 1
const figures: (string | number)[][] = []

const league = rows.filter(({ div }) => div === 'E0').slice(-MATCHES)
timed(WARM_UP, () => fitted(league))
const fit = timed(ROUNDS, () => fitted(league))
figures.push([`Dixon-Coles, ${league.length} matches, warm`, ...shown(fit), '≤ 20 ms'])
const peer = scipyFit(peerMatches(league))
if (peer) figures.push(["scipy's L-BFGS, the same data", `${peer.ms.toFixed(1)} ms`, '', 'peer'])
else console.log('peer      Python with scipy is not installed: not shown')

const recent = new Map<string, FootballRow[]>()
for (const row of rows)
  if (row.day > lastDay - FIVE_YEARS) {
    const matches = recent.get(row.div)
    if (matches) matches.push(row)
    else recent.set(row.div, [row])
  }
const all = timed(5, () => {
  for (const matches of recent.values()) fitted(matches)
})
figures.push([`refit of ${recent.size} leagues × 5 seasons`, ...shown(all), '≤ 1000 ms'])

const index = sameOddsIndex(rows)
const queries = rows.filter((_, at) => at % 97 === 0).flatMap(queriesOf)
for (const query of queries.slice(0, 50)) index.search(query)
const times = queries
  .map((query) => timed(1, () => index.search(query)).wall)
  .toSorted((a, b) => a - b)
const p95 = times[Math.floor(0.95 * times.length)]!
figures.push([`same odds, p95 of ${queries.length} queries`, '', `${p95.toFixed(2)} ms`, '≤ 5 ms'])

console.log(table(['what', 'CPU', 'wall', 'budget'], figures))
if (peer)
  console.log(
    `log-likelihood ours ${fitted(league).toFixed(4)}, scipy ${peer.likelihood.toFixed(4)}`,
  )
process.exitCode = fit.cpu > 20 || all.cpu > 1000 || p95 > 5 ? 1 : 0

function shown({ cpu, wall }: { cpu: number; wall: number }) {
  return [`${cpu.toFixed(1)} ms`, `${wall.toFixed(1)} ms`]
}

function fitted(matches: readonly FootballRow[]): number {
  const model = dixonColes({ decay: DECAY, ridge: 0 })
  for (const match of matches) model.add(match)
  return model.fit(lastDay)
}

function peerMatches(matches: readonly FootballRow[]) {
  const teams = [...new Set(matches.flatMap(({ home, away }) => [home, away]))]
  return matches.map(({ day, home, away, homeGoals, awayGoals }) => ({
    home: teams.indexOf(home),
    away: teams.indexOf(away),
    homeGoals,
    awayGoals,
    weight: Math.exp(-DECAY * (lastDay - day)),
  }))
}

function queriesOf({ prices, day, div }: FootballRow): SameOddsQuery[] {
  const at = (name: string) => prices.values[prices.columns.get(name) ?? -1] ?? NaN
  const odds = [at('B365H'), at('B365D'), at('B365A')] as const
  if (odds.some(Number.isNaN)) return []
  const query = { kind: 'european', provider: 'B365', odds, day, div } as const
  return [query, { ...query, tolerance: 0.05 }]
}

/** Median of CPU and of wall time, in ms; on a busy machine only the first says what the work costs. */
function timed(rounds: number, work: () => void): { cpu: number; wall: number } {
  const cpu: number[] = []
  const wall: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    const start = performance.now()
    work()
    wall.push(performance.now() - start)
    const { user, system } = process.cpuUsage(before)
    cpu.push((user + system) / 1000)
  }
  return { cpu: median(cpu), wall: median(wall) }
}
