import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { expect, test } from 'vitest'
import { aFootballMatch } from '#test/a-football-match.ts'
import { createMatchBoard } from './match-board.ts'

const NOW = 1_800_000_000_000
const match = (id: string, phase: 'secondHalf' | 'finished') =>
  aFootballMatch(id, { live: { ...NOTHING_YET, version: 1, phase } })

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
