import { expect, test } from 'vitest'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { DepthBody, DepthRecord } from '@linmen/domain/sport/depth.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import { basketballWorld } from '#basketball/basketball-world.ts'

const world = basketballWorld('linmen')
const nba = world.season('312025')!.fixtures
const wnba = world.season('322025')!.fixtures
const isPlayed = (fixture: Fixture) => world.result(fixture).phase === 'finished'
const overtime = nba.find((each) => isPlayed(each) && periods(each).length > 4)!
const sample = [overtime, ...nba.filter((_, at) => at % 240 === 7), wnba[20]!].filter(isPlayed)

function periods(fixture: Fixture) {
  const result = world.result(fixture)
  return result.sport === 'basketball' ? result.periods : []
}

type Of<Kind> = Extract<DepthBody, { kind: Kind }> & DepthRecord
const only = <Kind extends DepthBody['kind']>(records: readonly DepthRecord[], kind: Kind) =>
  records.filter((each) => each.kind === kind) as Of<Kind>[]

/** The newest line of every player of a side, up to a moment. */
function linesOf(records: readonly DepthRecord[], side: Side, atMs = Infinity) {
  const own = only(records, 'box').filter((each) => each.side === side && each.atMs <= atMs)
  return [...new Map(own.map((line) => [line.playerId, line])).values()]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test('records come in order of time and are numbered within their kind', () => {
  const records = world.depth(overtime)
  expect(records.map(({ atMs }) => atMs)).toEqual(
    records.map(({ atMs }) => atMs).toSorted((a, b) => a - b),
  )
  for (const kind of ['text', 'box', 'shot', 'lineup'] as const) {
    const own = only(records, kind)
    expect(own.map(({ seq }) => seq)).toEqual(own.map((_, at) => at + 1))
  }
  expect(basketballWorld('linmen').depth(overtime)).toEqual(records)
})

test('minutes add up to five players for the whole match, and points to the score', () => {
  for (const fixture of sample) {
    const records = world.depth(fixture)
    const quarter = fixture.leagueId === '1' ? 12 : 10
    const minutes = 5 * (4 * quarter + 5 * (periods(fixture).length - 4))
    for (const side of ['home', 'away'] as const) {
      const lines = linesOf(records, side)
      expect(sum(lines.map(({ figures }) => figures['minutes']!))).toBe(minutes)
      expect(sum(lines.map(({ figures }) => figures['points']!))).toBe(
        world.result(fixture).full[side],
      )
    }
  }
})

test("a player's points are his baskets in the story, at every moment a line is told", () => {
  const records = world.depth(overtime)
  const story = world.story(overtime)
  const taken = new Set(
    story.flatMap((each) => (each.kind === 'pointsCancelled' ? each.pointsSeq : [])),
  )
  for (const line of only(records, 'box')) {
    const baskets = story.flatMap((each) =>
      each.kind === 'points' &&
      each.playerId === line.playerId &&
      !taken.has(each.seq) &&
      each.atMs <= line.atMs
        ? each.points
        : [],
    )
    expect(line.figures['points']).toBe(sum(baskets))
  }
})

const regular = sample.find((each) => periods(each).length === 4)!

test.each([
  ['quarters', regular],
  ['quarters and overtimes', overtime],
])('figures only grow, and those of the %s add up to those of the match', (_, fixture) => {
  const told = only(world.depth(fixture), 'statistics')
  const of = (period: unknown) => told.filter((each) => each.period === period)
  const whole = of('all')
  for (const [at, each] of whole.entries())
    for (const [name, { home, away }] of Object.entries(whole[at - 1]?.figures ?? {})) {
      expect(each.figures[name]!.home).toBeGreaterThanOrEqual(home)
      expect(each.figures[name]!.away).toBeGreaterThanOrEqual(away)
    }
  for (const [name, { home }] of Object.entries(whole.at(-1)!.figures)) {
    const parts = periods(fixture).map((_, at) => of(at + 1).at(-1)!.figures[name]!.home)
    expect(sum(parts)).toBe(home)
  }
})

test('made shots are the baskets of the story; all are on the court', () => {
  for (const fixture of sample) {
    const shots = only(world.depth(fixture), 'shot')
    const field = world.story(fixture).filter((each) => each.kind === 'points' && each.points > 1)
    const taken = world.story(fixture).filter((each) => each.kind === 'pointsCancelled')
    expect(shots.filter(({ outcome }) => outcome === 'made')).toHaveLength(
      field.length - taken.length,
    )
    expect(shots.every(({ x, y }) => x >= 50 && x <= 100 && y >= 0 && y <= 100)).toBe(true)
  }
})

test('the text has 150 to 300 lines, ends with the final score and repeats itself little', () => {
  for (const fixture of sample.filter((each) => periods(each).length === 4)) {
    const text = only(world.depth(fixture), 'text')
    expect(text.length).toBeGreaterThanOrEqual(150)
    expect(text.length).toBeLessThanOrEqual(300)
    expect(text.at(-1)!.score).toEqual(world.result(fixture).full)
    expect(text.every((line) => !/[{}]/.test(line.text))).toBe(true)
    expect(new Set(text.map((line) => line.text)).size / text.length).toBeGreaterThan(0.9)
  }
})

test('a line of a block or a steal belongs to the side of the player it begins with', () => {
  const told = sample.flatMap((fixture) => {
    const records = world.depth(fixture)
    const named = (side: Side) =>
      only(records, 'lineup')
        .filter((each) => each.confirmed && each.side === side)
        .flatMap(({ starters, bench }) => [...starters, ...bench].map(({ name }) => name))
    const begins = (text: string, side: Side) => named(side).some((name) => text.startsWith(name))
    return only(records, 'text')
      .filter(({ text }) => /封盖|火锅|大帽|扇掉|抢断|断下|捅走/.test(text))
      .map(({ text, side }) => ({ text, own: side !== null && begins(text, side) }))
  })
  expect(told.length).toBeGreaterThan(20)
  expect(told.filter(({ own }) => !own)).toEqual([])
})

test('nobody who is missing plays, five start, and marks come after the match', () => {
  for (const fixture of sample) {
    const records = world.depth(fixture)
    const missing = new Set(only(records, 'absence').map(({ playerId }) => playerId))
    const lineups = only(records, 'lineup').filter(({ confirmed }) => confirmed)
    expect(lineups).toHaveLength(4)
    for (const { starters, bench, atMs } of lineups) {
      expect(starters).toHaveLength(5)
      expect([...starters, ...bench].some(({ playerId }) => missing.has(playerId))).toBe(false)
      expect(starters.every(({ rating }) => (rating === null) === atMs < fixture.kickOffAtMs)).toBe(
        true,
      )
    }
  }
})

test('who rests does so on the second night of a back-to-back, and it is said', () => {
  const some = nba.filter((_, at) => at % 9 === 0)
  let rests = 0
  for (let at = 0; at < some.length && rests < 4; at += 1) {
    const records = world.depth(some[at]!)
    for (const { side, reason } of only(records, 'absence')) {
      if (reason !== 'rest') continue
      rests += 1
      const titles = only(records, 'information').filter((each) => each.side === side)
      expect(titles.map(({ title }) => title)).toContain('背靠背第二场')
    }
  }
  expect(rests).toBeGreaterThan(3)
})

test('a match that is called off is told of until then', () => {
  const off = nba.find((each) => !isPlayed(each))!
  const records = world.depth(off)
  expect(records.length).toBeGreaterThan(0)
  expect(records.at(-1)!.atMs).toBeLessThanOrEqual(world.story(off)[0]!.atMs)
})
