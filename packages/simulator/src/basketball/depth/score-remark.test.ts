import { expect, test } from 'vitest'
import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { TextLine } from '@linmen/domain/sport/depth.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import { basketballWorld } from '#basketball/basketball-world.ts'

const world = basketballWorld('linmen')
const nba = world.season('312025')!.fixtures
const sample = nba.filter((_, at) => at % 40 === 11)

interface Told {
  readonly line: TextLine
  readonly before: Pair
  /** Points in a row of the side that scored last. */
  readonly run: number
}

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** Lines beside the score before them and the run they are part of, counted from the scores alone. */
function toldOf(fixture: Fixture): Told[] {
  let before: Pair = { home: 0, away: 0 }
  let run: { side: Side; points: number } = { side: 'home', points: 0 }
  return world
    .depth(fixture)
    .filter((each) => each.kind === 'text')
    .map((line) => {
      const told = { line, before }
      for (const side of ['home', 'away'] as const) {
        const points = line.score[side] - before[side]
        if (points > 0) run = { side, points: points + (run.side === side ? run.points : 0) }
      }
      before = line.score
      return { ...told, run: run.points }
    })
}

const lead = (score: Pair, side: Side) => score[side] - score[other(side)]

const lines = sample.flatMap(toldOf)

/** What a remark says, and whether the score it stands beside says so too. */
const REMARKS: readonly (readonly [RegExp, (told: Told, said: number) => boolean])[] = [
  [/战成平手$/, ({ line }) => lead(line.score, 'home') === 0],
  [/分差拉开到(\d+)分$/, ({ line }, said) => lead(line.score, line.side!) === said],
  [/打出(\d+)比0的攻势$/, ({ run }, said) => run === said],
  [
    /取得领先$/,
    ({ line, before }) => lead(before, line.side!) <= 0 && lead(line.score, line.side!) > 0,
  ],
]

test.each(REMARKS)('every line that says %s agrees with the score beside it', (words, agrees) => {
  const told = lines.flatMap((each) => {
    const said = words.exec(each.line.text)
    return said ? [{ ...each, said: Number(said[1]) }] : []
  })
  expect(told.some(({ line }) => line.text.includes('两罚全中'))).toBe(true)
  expect(told.filter((each) => !agrees(each, each.said))).toEqual([])
})
