import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { market } from './market.ts'
import { predict } from './predict.ts'
import { sameOdds } from './same-odds.ts'
import { settle } from './settle.ts'

let folder: string
const file = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'linmen-commands-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.restoreAllMocks())

/** Runs a command with what it writes caught. */
function run(command: (args: readonly string[]) => number, ...args: string[]) {
  let [out, err] = ['', '']
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((out += String(text)), true))
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((err += String(text)), true))
  const code = command(args)
  vi.restoreAllMocks()
  return { code, out, err }
}

const HISTORY = [
  'MatchId,Season,Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A',
  'a,2324,E0,2024-01-01,Leeds,Hull,2,0,2,3.4,3.8',
  'b,2324,E1,2024-01-02,Hull,Leeds,1,1,2,3.4,3.8',
  'c,2324,E0,2024-01-03,Leeds,Hull,0,1,2.02,3.4,3.8',
  '',
].join('\n')

test('settle prints rows and names the ones it cannot settle', () => {
  const picks = 'MatchId,FTHG,FTAG,AHCh,HomeOdds\nx,2,1,-0.75,1.9\ny,,,0,2\n'
  expect(run(settle, file('picks.csv', picks))).toEqual({
    code: 1,
    out: 'MatchId,settle_home,profit\nx,0.5,0.45\n',
    err: 'line 3: y: no final score\n',
  })
})

test('same odds are counted exactly and within a tolerance', () => {
  const query = {
    date: '2024-01-10',
    div: 'E0',
    kind: 'european',
    provider: 'B365',
    odds: [2, 3.4, 3.8],
  }
  const queries = file(
    'q.json',
    JSON.stringify([query, { ...query, tolerance: 0.02, since: '2024-01-02' }]),
  )
  const { out } = run(
    sameOdds,
    '--history',
    file('h.csv.gz', gzipSync(HISTORY)),
    '--queries',
    queries,
  )
  const [exact, near] = JSON.parse(out)
  expect(exact.all).toEqual({ n: 2, home: 1, draw: 1, away: 0 })
  expect(exact.sameLeague).toEqual({ n: 1, home: 1, draw: 0, away: 0 })
  expect(exact.last100).toEqual(['b', 'a'])
  expect(near.last100).toEqual(['c', 'b'])
  expect(exact).not.toHaveProperty('chances')
})

test('predict knows nothing of the day itself', () => {
  const fixtures = file(
    'f.csv',
    'MatchId,Div,Date,HomeTeam,AwayTeam\nf1,E0,2024-01-03,Leeds,Hull\n',
  )
  const ask = (history: string) =>
    run(
      predict,
      '--history',
      file('p.csv', history),
      '--fixtures',
      fixtures,
      '--asof',
      '2024-01-03',
    ).out
  const known = ask(HISTORY)
  expect(JSON.parse(known)).toMatchObject({ id: 'f1' })
  expect(ask(HISTORY.replace('Leeds,Hull,0,1', 'Leeds,Hull,9,0'))).toBe(known)
})

test('market shows every figure of a sheet', () => {
  const sheet = {
    companies: { a: [2, 3.4, 3.8], b: [2.1, 3.3, 3.6], c: [1.95, 3.5, 4] },
    exchange: [10, 20, 30].map((volume) => ({ volume, price: 2 })),
    asian: { odds: [2, 3.4, 3.8], line: -0.5, home: 2, away: 1.9 },
    picks: [{ market: 'total', side: 'over', line: 2.25, score: { home: 1, away: 1 } }],
    ticket: { legs: [2, 2, 2].map((decimal) => ({ decimal, settlement: 1 })), system: '3x4' },
    forecast: { p: [0.5, 0.27, 0.23], over25: 0.52 },
  }
  const answer = JSON.parse(run(market, file('sheet.json', JSON.stringify(sheet))).out)
  expect(answer.market.n).toBe(3)
  expect(answer.picks).toEqual([-0.5])
  expect(answer.ticket).toBe(3 * 4 + 8)
  expect(answer.exchange).toHaveLength(3)
  expect(answer.asian.asian[0]).toBeCloseTo(1.9 / 3.9, 9)
  expect(answer.forecast.handicaps['-0.5'].win).toBeCloseTo(0.5, 6)
  expect(answer.forecast.totals['2.5'].win).toBeCloseTo(0.52, 6)
})

test.each([
  ['settle', settle],
  ['same-odds', sameOdds],
  ['predict', predict],
  ['market', market],
])('%s without its files says how it is called', (name, command) => {
  const { code, out, err } = run(command)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(name)
})
