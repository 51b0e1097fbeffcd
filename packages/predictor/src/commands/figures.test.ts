import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { figures } from './figures.ts'

const ROWS = [
  'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,HC,AC,HY,AY,HR,AR',
  'E0,01/01/24,Leeds,Hull,2,0,1,0,6,3,1,2,0,1',
  'E0,02/01/24,Hull,Leeds,1,1,,,4,5,2,2,0,0',
  'E0,03/01/24,Hull,Leeds,,,,,,,,,,',
  '',
].join('\n')

afterEach(() => vi.restoreAllMocks())

test('writes the averages of its files as source text, and leaves unfinished matches out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linmen-figures-'))
  let out = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((out += String(text)), true))
  writeFileSync(join(folder, 'matches.csv'), ROWS)
  expect(figures([join(folder, 'matches.csv')])).toBe(0)
  rmSync(folder, { recursive: true })
  for (const line of ['matches: 2,', 'goals: 2,', 'firstHalfGoals: 0.5,', 'redCards: 0.5,'])
    expect(out).toContain(line)
  expect(out).toContain('figures matches.csv`')
  expect(out).not.toContain(tmpdir())
})

test('without a file it tells how it is called', () => {
  let err = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((err += String(text)), true))
  expect(figures([])).toBe(2)
  expect(err).toContain('figures matches.csv.gz')
})
