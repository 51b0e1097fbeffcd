import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aFootballMatch } from '#test/a-football-match.ts'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { SharedOdds } from './shared-odds.tsx'

const { footballMatches } = homeEndpoints

const line = { first: 90, line: 0, second: 96 }
const price = { home: 155, draw: 360, away: 750 }
const odds = {
  version: 1,
  company: 2,
  european: { first: price, now: price },
  asian: { first: line, now: line },
  overUnder: { first: line, now: line },
}
const highlight = { kind: 'goal', side: 'home', minute: 9, atMs: 300 } as const
const live = { ...NOTHING_YET, phase: 'secondHalf' as const, highlight }

test.each([
  ['has closed since the goal', { saidAtMs: 200 }, false, /威廉\*\s封盘/],
  ['has offered nothing in play', {}, false, /威廉\*\s赛前/],
  ['offers now', { saidAtMs: 400 }, false, /威廉\*$/],
  ['may tell nothing', { saidAtMs: 200 }, true, /威廉\*$/],
])('a company that %s is called what it is', async (_name, said, veiled, words) => {
  const match = aFootballMatch('7', { live, odds: { ...odds, ...said } })
  showPart(<SharedOdds matchId="7" veiled={veiled} />, [
    answer(footballMatches, sampleOf(footballMatches.output, { matches: [match] })),
  ])
  expect(await screen.findByText(words)).toBeDefined()
})
