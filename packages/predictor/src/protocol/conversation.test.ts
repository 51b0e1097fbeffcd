import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conversation } from './conversation.ts'

const HEAD =
  'MatchId,Season,Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,AvgH,AvgD,AvgA,AvgCH,AvgCD,AvgCA'
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'linmen-predictor-'))
  const rows = Array.from({ length: 30 }, (_, at) => {
    const date = `2020-01-${String(at + 1).padStart(2, '0')}`
    return `fd${at},1920,E0,${date},,Strong,Weak,3,0,1.4,5,8,1.35,5.2,9`
  })
  writeFileSync(join(folder, 'history.csv.gz'), gzipSync([HEAD, ...rows, ''].join('\n')))
})
afterAll(() => rmSync(folder, { recursive: true }))

const fixtures = [
  { id: 'x1', div: 'E0', date: '2020-02-01', home: 'Strong', away: 'Weak', odds: {} },
  {
    id: 'x2',
    div: 'E0',
    date: '2020-02-01',
    home: 'Weak',
    away: 'Strong',
    odds: { AvgH: 6, AvgD: 4, AvgA: 1.5 },
  },
]
const result = {
  MatchId: 'x1',
  Season: '1920',
  Div: 'E0',
  Date: '2020-02-01',
  HomeTeam: 'Strong',
  AwayTeam: 'Weak',
  FTHG: '0',
  FTAG: '4',
  HS: '',
  AvgCH: '2',
  AvgCD: '3',
  AvgCA: '4',
}

function talk(...requests: unknown[]) {
  const answer = conversation()
  return requests.map((request) => JSON.parse(answer(JSON.stringify(request))))
}
const hello = { op: 'hello', protocol: 1, sport: 'football' }
const load = () => ({ op: 'load', files: [join(folder, 'history.csv.gz')] })
const predict = (mode: string) => ({ op: 'predict', asof: '2020-02-01', mode, fixtures })

test('one answer for each request, probabilities that sum to one', () => {
  const [welcome, loaded, none, close] = talk(hello, load(), predict('none'), predict('close'))
  expect(welcome).toMatchObject({ ok: true, name: 'linmen' })
  expect(loaded).toEqual({ ok: true, rows: 30 })
  for (const { predictions } of [none, close]) {
    expect(predictions.map(({ id }: { id: string }) => id)).toEqual(['x1', 'x2'])
    for (const { p, over25, lambda } of predictions) {
      expect(p.reduce((sum: number, each: number) => sum + each, 0)).toBeCloseTo(1, 9)
      expect(Math.min(...p)).toBeGreaterThan(0)
      expect(over25).toBeGreaterThan(0)
      expect(lambda).toHaveLength(2)
    }
  }
  expect(none.predictions[0].p[0]).toBeGreaterThan(0.6)
  expect(none.predictions[0].lambda[0]).toBeGreaterThan(none.predictions[0].lambda[1])
})

test('results change what comes next, and a second run is the same to the byte', () => {
  const run = () =>
    talk(hello, load(), predict('none'), { op: 'results', rows: [result] }, predict('none'))
  const [, , before, learned, after] = run()
  expect(learned).toEqual({ ok: true })
  expect(after.predictions[0].p[0]).toBeLessThan(before.predictions[0].p[0])
  expect(JSON.stringify(run())).toBe(JSON.stringify(run()))
})

test.each<[string, unknown, string]>([
  ['nothing said before', predict('none'), 'say hello first'],
  ['another protocol', { ...hello, protocol: 2 }, 'protocol 1 is spoken here'],
])('%s is an error', (_name, request, error) => {
  expect(talk(request)).toEqual([{ error }])
})

test('an unknown request and broken JSON are answered, not thrown', () => {
  expect(talk(hello, { op: 'dance' })[1]).toEqual({ error: 'unknown op "dance"' })
  expect(JSON.parse(conversation()('{'))).toHaveProperty('error')
})

test('basketball speaks of margins', () => {
  const [, answer] = talk(
    { ...hello, sport: 'nba' },
    {
      op: 'predict',
      asof: '2023-10-24',
      mode: 'close',
      fixtures: [
        {
          id: 'g1',
          date: '2023-10-24',
          home: 'den',
          away: 'lal',
          odds: { homeLine: 5.5, total: 222.5 },
        },
      ],
    },
  )
  expect(answer.predictions[0]).toMatchObject({ id: 'g1', margin: 5.5, total: 222.5 })
  expect(answer.predictions[0].p[0]).toBeGreaterThan(0.6)
})
