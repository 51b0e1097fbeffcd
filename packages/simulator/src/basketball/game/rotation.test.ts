import { expect, test } from 'vitest'
import type { BoxLine, DepthRecord } from '@linmen/domain/sport/depth.ts'
import { basketballWorld } from '#basketball/basketball-world.ts'
import { diceFor } from '@linmen/domain/chance/dice.ts'
import { changesIn } from './rotation.ts'

const world = basketballWorld('linmen')
const played = world
  .season('312025')!
  .fixtures.filter((each, at) => at % 30 === 4 && world.result(each).phase === 'finished')
const sides = ['home', 'away'] as const

function periods(fixture: (typeof played)[number]) {
  const result = world.result(fixture)
  return result.sport === 'basketball' ? result.periods.length : 0
}

test.each([720, 600, 300])(
  'changes of %i seconds are uneven, in order and well apart',
  (seconds) => {
    for (let seed = 0; seed < 500; seed += 1) {
      const ends = changesIn(diceFor('changes', seed), seconds)
      const stints = ends.map((until, at) => until - (ends[at - 1] ?? 0))
      expect(ends.at(-1)).toBe(seconds)
      expect(Math.min(...stints)).toBeGreaterThan(seconds / 15)
      expect(new Set(stints).size).toBeGreaterThan(1)
    }
  },
)

test('minutes are of every number, and who begins plays 26 to 40 of 48', () => {
  const lines = played
    .filter((each) => periods(each) === 4)
    .flatMap(({ id }) => world.box!(id))
    .filter(({ figures }) => figures['minutes']! > 0)
  const minutes = lines.map(({ figures }) => figures['minutes']!)
  for (const rest of [0, 1, 2]) {
    const share = minutes.filter((each) => each % 3 === rest).length / minutes.length
    expect(Math.abs(share - 1 / 3)).toBeLessThan(0.07)
  }
  const began = lines.flatMap(({ starter, figures }) => (starter ? figures['minutes']! : []))
  expect(Math.min(...began)).toBeGreaterThanOrEqual(26)
  expect(Math.max(...began)).toBeLessThanOrEqual(40)
  const usual = began.filter((each) => each >= 28 && each <= 38)
  expect(usual.length / began.length).toBeGreaterThan(0.93)
})

test('the two sides change players at moments of their own', () => {
  for (const fixture of played.slice(0, 10)) {
    const boxes = world.depth(fixture).filter((each) => each.kind === 'box')
    const [home, away] = sides.map(
      (side) => new Set(boxes.flatMap((line) => (line.side === side ? line.atMs : []))),
    )
    const shared = [...home!].filter((atMs) => away!.has(atMs))
    // Both are told of at the end of a period, and now and then they happen to change at once.
    expect(shared.length).toBeLessThan(home!.size / 2)
  }
})

test('whoever scores is on court by the lines told before', () => {
  for (const fixture of played.slice(0, 10)) {
    const lines = world
      .depth(fixture)
      .filter((each): each is BoxLine & DepthRecord => each.kind === 'box')
    for (const basket of world.story(fixture)) {
      if (basket.kind !== 'points' || basket.points === 1) continue
      const own = lines.filter(({ playerId }) => playerId === basket.playerId)
      const last = own.findLast(({ atMs }) => atMs < basket.atMs)
      expect(last ? last.onCourt : own[0]!.starter).toBe(true)
    }
  }
})
