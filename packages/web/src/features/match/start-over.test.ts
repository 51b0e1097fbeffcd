import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { expect, test } from 'vitest'
import { createMatchBoard } from './match-board.ts'

const NOW = 1_800_000_000_000
const match = (id: string, phase: 'secondHalf' | 'finished'): FootballMatch => ({
  id,
  feedId: id,
  leagueId: 'l',
  home: { id: 'h', name: '伦敦竞技' },
  away: { id: 'a', name: '利兹流浪' },
  kickOffAtMs: NOW - 7_000_000,
  neutral: false,
  number: null,
  lotteries: [],
  statusWords: { desc: '', value: 0, shortDesc: '' },
  live: { ...NOTHING_YET, version: 1, phase },
  odds: null,
})

test('a delay that begins gives no end away: what just ended is played until television has shown it', () => {
  const later: (() => void)[] = []
  let behind = false
  const board = createMatchBoard({
    nowMs: () => NOW,
    later: () => {},
    hold: (run) => void (behind ? later.push(run) : run()),
    isBehind: ({ id }) => behind && id !== 'old',
  })
  const matches = [match('on', 'secondHalf'), match('ended', 'finished'), match('old', 'finished')]
  board.take(matches, NOW)
  const on = { matchId: 'on', live: matches[0]!.live }
  board.takeSnapshot({ asOfMs: NOW, matches: [on] })
  expect(board.playing.get()).toEqual(new Set(['on']))

  behind = true
  board.startOver()
  expect(board.playing.get()).toEqual(new Set(['on', 'ended']))
  later.forEach((run) => run())
  expect(board.playing.get()).toEqual(new Set(['on']))
})
