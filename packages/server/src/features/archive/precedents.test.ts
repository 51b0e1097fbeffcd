import { afterAll, beforeAll, expect, test } from 'vitest'
import { precedentsOf, priceRanges, type Precedent } from '@linmen/domain/same-odds/precedent.ts'
import type { Market } from '@linmen/domain/odds/offers.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { diceOf } from '#test/chaos/dice.ts'
import { importBench, type ImportBench } from '#test/import-files.ts'
import { findPrecedents, gatherThese, newlyEnded, type PrecedentQuery } from './precedent.repo.ts'
import { ticksOf } from './odds.repo.ts'

const dice = diceOf(19)
const priced = (low: number, steps: number, step: number) => low + step * dice.below(steps)
const HEAD =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,WHH,WHD,WHA,B365>2.5,B365<2.5,AHh,B365AHH,B365AHA'
const TEAMS = Array.from({ length: 16 }, (_, at) => `Team ${at}`)

/** A season in which everybody meets everybody, at few prices, so that many matches have the same ones. */
function season(div: string): string {
  const lines = TEAMS.flatMap((home, one) =>
    TEAMS.filter((_, other) => other !== one).map((away, round) => {
      const day = String(1 + (round % 28)).padStart(2, '0')
      const month = String(1 + ((one + round) % 12)).padStart(2, '0')
      const score = `${dice.below(4)},${dice.below(4)}`
      const one365 = `${priced(1.9, 5, 0.02).toFixed(2)},${priced(3.2, 4, 0.02).toFixed(2)},3.8`
      const hill = `${priced(1.9, 3, 0.05).toFixed(2)},3.3,${priced(3.7, 3, 0.05).toFixed(2)}`
      const goals = `1.9,1.95`
      const line = `${priced(-1, 5, 0.25)},${priced(1.9, 3, 0.02).toFixed(2)},1.98`
      return `${div},${day}/${month}/2023,15:00,${home},${away},${score},${one365},${hill},${goals},${line}`
    }),
  )
  return `${HEAD}\n${lines.join('\n')}\n`
}

let bench: ImportBench
let sheets: MatchSheet[]
/** What each match adds to the history, said by the rule itself. */
let added: (Precedent & Pick<MatchSheet, 'fixture' | 'league'>)[]
const gatherAll = async () => {
  const ids = await newlyEnded(bench.db.read, null)
  await bench.db.transaction((tx) => gatherThese(tx, ids))
}
beforeAll(async () => {
  bench = await importBench()
  await bench.run('football', { 'E0.csv': season('E0'), 'G1.csv': season('G1') })
  await gatherAll()
  sheets = []
  for (const league of await bench.archive.leagues('football'))
    for (const { id } of await bench.archive.seasons(league.id))
      sheets.push(...(await bench.archive.seasonMatches(id)))
  added = []
  for (const sheet of sheets)
    for (const each of precedentsOf(sheet, await ticksOf(bench.db.read, sheet.fixture.id)))
      added.push({ ...each, fixture: sheet.fixture, league: sheet.league })
})
afterAll(() => bench.close())

/** The same question, answered by looking at every match there is. */
function bruteForce(asked: PrecedentQuery) {
  const ranges = priceRanges(asked.prices, asked.market, asked.room)
  const found = added
    .filter(
      ({ fixture, league, company, market, prices }) =>
        company === asked.company &&
        market === asked.market &&
        fixture.kickOffAtMs < asked.beforeMs &&
        (!asked.leagues || asked.leagues.ids.includes(league.id) === asked.leagues.isIn) &&
        prices.every((price, at) => price >= ranges[at]!.low && price <= ranges[at]!.high),
    )
    .map(({ fixture: { id: matchId, kickOffAtMs }, prices, outcome }) => ({
      ...{ matchId, kickOffAtMs, prices, outcome },
    }))
  found.sort((a, b) => b.kickOffAtMs - a.kickOffAtMs || (a.matchId < b.matchId ? 1 : -1))
  const count = (is: (outcome: number) => boolean) =>
    found.filter(({ outcome }) => is(outcome)).length
  return {
    counts: {
      n: found.length,
      home: count((outcome) => outcome > 0),
      draw: count((outcome) => outcome === 0),
      away: count((outcome) => outcome < 0),
    },
    rows: found
      .slice(0, asked.limit)
      .map(({ matchId, prices, outcome }) => ({ matchId, prices, outcome })),
  }
}

const PRICES: Readonly<Record<Market, () => readonly [number, number, number]>> = {
  european: () => [190 + 2 * dice.below(5), 320 + 2 * dice.below(4), 380],
  asian: () => [-10_000 + 2500 * dice.below(9), 90 + 2 * dice.below(3), 98],
  overUnder: () => [25_000, 90, 95],
}

test('any question is answered as by looking at every match', async () => {
  expect(sheets).toHaveLength(480)
  const middleMs = sheets.map(({ fixture }) => fixture.kickOffAtMs).toSorted((a, b) => a - b)[240]!
  let hits = 0
  for (let asked = 0; asked < 60; asked++) {
    const market = (['european', 'asian', 'overUnder'] as const)[asked % 3]!
    const question: PrecedentQuery = {
      company: asked % 4 === 3 ? 2 : 6,
      market,
      prices: PRICES[market](),
      room: asked % 2 === 0 ? 5 : 0,
      beforeMs: asked % 5 === 0 ? middleMs : Number.MAX_SAFE_INTEGER,
      limit: 20,
      ...(asked % 7 === 1 && { leagues: { ids: ['9001'], isIn: true } }),
      ...(asked % 7 === 2 && { leagues: { ids: ['9001'], isIn: false } }),
    }
    const answer = await findPrecedents(bench.db.read, question)
    expect(answer).toEqual(bruteForce(question))
    hits += answer.counts.n
  }
  expect(hits).toBeGreaterThan(1000)
})

test('a corrected result takes the place of the first one', async () => {
  const { fixture } = sheets[0]!
  const outcomes = async () => {
    const rows = await bench.db.read
      .selectFrom('precedent')
      .select(['company', 'outcome'])
      .where('match_id', '=', fixture.id)
      .where('market', '=', 1)
      .orderBy('company')
      .execute()
    return rows.map(({ outcome }) => outcome)
  }
  const correct = async (home: number, away: number) => {
    await bench.db.pool.query(
      `insert into match_result (match_id, version, phase, recorded_at_ms, result)
       select match_id, max(version) + 1, 'finished', 0,
         jsonb_build_object('sport', 'football', 'phase', 'finished',
           'full', jsonb_build_object('home', $2::int, 'away', $3::int))
       from match_ending where match_id = $1 group by match_id`,
      [fixture.id, home, away],
    )
    await gatherAll()
  }
  await correct(3, 0)
  expect(await outcomes()).toEqual([2, 2])
  await correct(0, 0)
  expect(await outcomes()).toEqual([0, 0])
})
