import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '#db/app-role.ts'
import { sqlState } from '#db/sql-state.ts'
import { importBench, type ImportBench } from '#test/import-files.ts'
import { readFootball } from '#files/football.ts'
import { runImport } from './run-import.ts'

const ROWS = `Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,HC,AC,HY,AY,B365H,B365D,B365A,WHH,WHD,WHA
E0,01/02/2020,Reds,Blues,2,1,1,0,4,,3,2,2,3,4,2.1,3.1,4.1
E0,02/02/2020,Blues,Greens,1,1,,,,,,,,,,,,
`

let bench: ImportBench
beforeAll(async () => {
  bench = await importBench()
  await bench.run('football', { 'rows.csv': ROWS })
})
afterAll(() => bench.close())

const sheets = async () => {
  const [season] = await bench.archive.seasons('9001')
  return bench.archive.seasonMatches(season!.id)
}
const stateOf = (broken: Promise<unknown>) =>
  broken.then(
    () => 'done',
    (error: unknown) => sqlState(error),
  )

test('what a file does not count is absent, and half a pair is none', async () => {
  const [first, second] = await sheets()
  expect(first!.result).toEqual({
    sport: 'football',
    phase: 'finished',
    full: { home: 2, away: 1 },
    half: { home: 1, away: 0 },
    yellowCards: { home: 3, away: 2 },
  })
  expect(second!.result).toEqual({
    sport: 'football',
    phase: 'finished',
    full: { home: 1, away: 1 },
  })
  expect(second!.closing).toBeNull()
})

test('an offer that a later file adds is appended beside those of the first', async () => {
  const more = ROWS.replace('WHH,WHD,WHA', 'LBH,LBD,LBA').replace('2.1,3.1,4.1', '2.2,3.2,4.2')
  expect(await bench.run('football', { 'more.csv': more })).toMatchObject({ results: 0, odds: 1 })
  expect(await bench.run('football', { 'more.csv': more })).toMatchObject({ results: 0, odds: 0 })
  const [first] = await sheets()
  const offers = await bench.archive.odds(first!.fixture.id)
  expect(offers.map(({ company, european }) => [company, european.home])).toEqual([
    [2, 210],
    [4, 220],
    [6, 200],
  ])
})

test('half-time that a later file knows is a new version', async () => {
  const told = ROWS.replace('Greens,1,1,,,', 'Greens,1,1,0,1,')
  expect(await bench.run('football', { 'told.csv': told })).toMatchObject({ results: 1, odds: 0 })
  const [first, second] = await sheets()
  expect(second!.result).toMatchObject({ half: { home: 0, away: 1 } })
  expect(first!.result).toMatchObject({ half: { home: 1, away: 0 } })
})

test('what was imported is never changed', async () => {
  const change = bench.db.transaction((tx) =>
    tx.updateTable('imported_match').set({ full_home: 9 }).execute(),
  )
  await expect(change).rejects.toThrow('append-only')
})

test('no statement leaves a match whose team is not there, and no team of a match goes', async () => {
  const renamed = bench.db.transaction((tx) =>
    sql`update fixture set home_id = 'nobody' where home_id <> 'nobody'`.execute(tx),
  )
  expect(await stateOf(renamed)).toBe('23503')
  const copied = bench.db.transaction((tx) =>
    sql`insert into fixture select (jsonb_populate_record(f, '{"id":"x","league_id":"none"}')).*
      from fixture f limit 1`.execute(tx),
  )
  expect(await stateOf(copied)).toBe('23503')
  const gone = bench.db.transaction((tx) => tx.deleteFrom('team').execute())
  await expect(gone).rejects.toThrow('stays')
})

test('a file that cannot be read to its end leaves the pieces before', async () => {
  const file = {
    ...{ path: 'cut.csv', bytes: 1, readBytes: () => 1, document: async () => null },
    lines: async function* () {
      const texts = ROWS.replaceAll('2020', '2022').trim().split('\n')
      yield texts.map((text, at) => ({ number: at + 1, text, last: false }))
      throw new Error('cut')
    },
  }
  const watch = { progress: () => {}, complain: () => {} }
  const run = runImport({ db: bench.db, nowMs: 0 }, { read: readFootball, files: [file] }, watch)
  await expect(run).rejects.toThrow('cut')
  const days = await bench.db.read
    .selectFrom('fixture')
    .select('business_day')
    .where('business_day', '>', '2022')
    .orderBy('business_day')
    .execute()
  expect(days.map(({ business_day }) => business_day)).toEqual(['2022-02-01', '2022-02-02'])
})

test('a piece that fails leaves nothing of itself', async () => {
  const before = await sheets()
  const change = (statement: string) => asOwner(bench.db.pool, (owner) => owner.query(statement))
  await change(`create function refuse_offers() returns trigger language plpgsql as
    $$ begin raise exception 'disk full'; end $$`)
  await change(`create trigger refuse before insert on imported_match
    for each row execute function refuse_offers()`)
  const later = ROWS.replaceAll('2020', '2021')
  await expect(bench.run('football', { 'later.csv': later })).rejects.toThrow('disk full')
  await change('drop trigger refuse on imported_match')
  expect(await bench.archive.seasons('9001')).toHaveLength(2)
  expect(await sheets()).toHaveLength(before.length)
  expect(await bench.run('football', { 'later.csv': later })).toMatchObject({ matches: 2 })
})
