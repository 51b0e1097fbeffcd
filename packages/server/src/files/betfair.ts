import { dayOf, isoDate } from '@linmen/domain/match-files/calendar.ts'
import type { DepthRecord, Stake } from '@linmen/domain/sport/depth.ts'
import type { MatchResult } from '@linmen/domain/sport/fixture.ts'
import { emptyBatch, type Complain, type Batch } from './batch.ts'
import { matchId, nameKey, stableId } from './stable-id.ts'
import type { SourceFile } from './source-file.ts'
import { countryCoded, leagueOf } from './football-leagues.ts'
import { newFrame, plainFixture, type Competition, type Frame } from './frame.ts'
import { tableLines, type TableLine } from './table-lines.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
/** Half past seven in the evening in Sydney. */
const EVENING_MS = 8.5 * 60 * MINUTE_MS
const HALF_MS = 47 * MINUTE_MS
const OVER_MS = 115 * MINUTE_MS

/** Money on the exchange at kick-off, at half-time and in all: one row for each side of a market. */
export async function* readBetfair(file: SourceFile, complain: Complain): AsyncGenerator<Batch> {
  const frame = newFrame()
  let market: TableLine[] = []
  const isSame = (line: TableLine) => market[0]?.get('MARKET_ID') === line.get('MARKET_ID')
  const close = (batch: Batch) => {
    const problem = market.length === 0 ? null : addMarket({ batch, frame }, market)
    if (problem) complain(market[0]!.number, problem)
    market = []
  }
  for await (const rows of tableLines(file, complain)) {
    const batch = emptyBatch()
    for (const line of rows) {
      if (market.length > 0 && !isSame(line)) close(batch)
      market.push(line)
    }
    yield batch
  }
  const rest = emptyBatch()
  close(rest)
  yield rest
}

function addMarket({ batch, frame }: { batch: Batch; frame: Frame }, market: readonly TableLine[]) {
  const { get } = market[0]!
  const day = dayOf(get('EVENT_DATE').slice(0, 10))
  const [home, away] = [get('HOME_TEAM'), get('AWAY_TEAM')]
  if (Number.isNaN(day)) return 'no date'
  if (home === '' || away === '') return 'a team is missing'
  const sides = sidesOf(market, home, away)
  if (!sides) return 'the sides of the market are not those of the match'
  const of = competitionOf(get('PATH'))
  const place = frame.season(batch, of, { name: seasonName(get('SEASON')), date: isoDate(day) })
  const [homeId, awayId] = [frame.team(batch, of, home), frame.team(batch, of, away)]
  const id = matchId(day, of.league.id, homeId, awayId)
  const halfAtMs = Date.parse(get('HALF_TIME').replace(' +0000', 'Z').replace(' ', 'T'))
  const kickOffAtMs = Number.isNaN(halfAtMs) ? day * DAY_MS + EVENING_MS : halfAtMs - HALF_MS
  const { league } = of
  batch.fixtures.push(plainFixture({ id, league, kickOffAtMs, ...place, homeId, awayId }))
  for (const volume of volumesOf(sides, { id, kickOffAtMs })) batch.depth.push(volume)
  const result = resultOf(league.sport, get)
  if (result) batch.results.push({ matchId: id, result, closing: null })
  return null
}

interface Sides {
  readonly home: TableLine
  readonly draw: TableLine | null
  readonly away: TableLine
}

function sidesOf(market: readonly TableLine[], home: string, away: string): Sides | null {
  const named = (name: string) =>
    market.find(({ get }) => nameKey(get('RUNNER_NAME')) === nameKey(name))
  const draw = named('The Draw') ?? null
  const teams = market.filter((line) => line !== draw)
  const atHome = named(home) ?? teams.find((line) => line !== named(away))
  const visitor = named(away) ?? teams.find((line) => line !== atHome)
  return atHome && visitor && atHome !== visitor ? { home: atHome, draw, away: visitor } : null
}

const MOMENTS = [
  { price: ['BEST_BACK_KICK_OFF', 'BEST_BACK_FIRST_BOUNCE'], afterMs: 0 },
  { price: ['BEST_BACK_PRICE_HALF_TIME'], afterMs: HALF_MS },
  { price: ['BEST_BACK_PRICE_HALF_TIME'], afterMs: OVER_MS },
] as const
const AMOUNTS = [
  ['MATCHED_VOLUME_KICK_OFF', 'MATCHED_VOLUME_FIRST_BOUNCE'],
  ['MATCHED_VOLUME_HALF_TIME'],
  ['TOTAL_MATCHED_VOLUME'],
] as const

/** Amounts are whole units of the file's currency. The last price stands until there is a newer one. */
function volumesOf(sides: Sides, match: { id: string; kickOffAtMs: number }): DepthRecord[] {
  return MOMENTS.flatMap(({ price, afterMs }, at) => {
    const stake = ({ get }: TableLine): Stake => ({
      amount: Math.round(first(get, AMOUNTS[at]!)),
      price: Math.round(first(get, price) * 100),
    })
    const volume = {
      home: stake(sides.home),
      draw: sides.draw && stake(sides.draw),
      away: stake(sides.away),
    }
    if (volume.home.amount + volume.away.amount === 0) return []
    const atMs = match.kickOffAtMs + afterMs
    return [{ kind: 'volume', matchId: match.id, seq: at + 1, atMs, ...volume }]
  })
}

const first = (get: TableLine['get'], names: readonly string[]): number =>
  names.map((name) => Number(get(name))).find((value) => value > 0) ?? 0

function competitionOf(path: string): Competition {
  const country = countryCoded('AUS')
  const [name, sport] = /NBL/i.test(path)
    ? (['澳篮联', 'basketball'] as const)
    : ([/ladies|women|w-league/i.test(path) ? '澳女超' : '澳超', 'football'] as const)
  const id = stableId('league', 'betfair', name)
  const category = sport === 'basketball' ? 7 : 6
  return { country, league: leagueOf(country, { id, name, sport, category, level: 1 }) }
}

/** `2020-2021` is 2020/21. */
const seasonName = (text: string) => text.replace(/^(\d{4})-\d\d(\d\d)$/, '$1/$2')

function resultOf(sport: 'football' | 'basketball', get: TableLine['get']): MatchResult | null {
  if (get('HOME_SCORE') === '' || get('AWAY_SCORE') === '') return null
  const full = { home: Number(get('HOME_SCORE')), away: Number(get('AWAY_SCORE')) }
  if (sport === 'basketball') return { sport, phase: 'finished', full, periods: [] }
  return { sport, phase: 'finished', full }
}
