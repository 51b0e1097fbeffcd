import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { BoxLine, PlayPeriod, Statistics } from '#sport/depth.ts'
import { BASKETBALL_FIGURES, type BoxFigure } from '#sport/basketball-figures.ts'
import { STINTS } from '#world/basketball/game/rotation.ts'
import type { Sheet } from '#world/basketball/game/sheet.ts'
import { SIDES, type Note } from './note.ts'
import { fiveIn, stintAt, stintsOf, wholeMinutes, type Stint } from './playing-time.ts'
import { opposite, pointsOf, tallyOf, type Figures, type Tally } from './tally.ts'

/**
 * Box lines and statistics as they stand after each stint; those of the last one are the final ones. Within a period
 * only who comes on or goes off gets a line: others are counted on from what is told meanwhile.
 */
export function boxNotes(sheet: Sheet): Note[] {
  const counter = counterOf(sheet)
  const stints = stintsOf(sheet)
  return stints.flatMap((stint, at) => {
    const next = stints[at + 1]
    counter.until(stint)
    const lines = SIDES.flatMap((side) => {
      const five = fiveIn(sheet, side, stint)
      const now = next ? fiveIn(sheet, side, next) : []
      // Lines of those who sat change no more; at the end everybody's is told once.
      const told = next ? toldAfter(stint, five, now) : squadIn(sheet, side)
      const minutes = counter.minutes(side, !next)
      return told.map((player) =>
        counter.line(side, player, { onCourt: now.includes(player), minutes }),
      )
    })
    return [...lines, ...counter.statistics(stint.period)].map((body) => ({
      atMs: stint.endMs,
      body,
    }))
  })
}

function toldAfter({ at }: Stint, five: readonly number[], now: readonly number[]): number[] {
  const all = [...new Set([...five, ...now])]
  const stays = (player: number) => five.includes(player) && now.includes(player)
  return at === STINTS - 1 ? all : all.filter((player) => !stays(player))
}

/** The final line of everybody who was on the sheet. */
export function finalLines(sheet: Sheet): BoxLine[] {
  const counter = counterOf(sheet)
  for (const stint of stintsOf(sheet)) counter.until(stint)
  return SIDES.flatMap((side) => {
    const minutes = counter.minutes(side, true)
    return squadIn(sheet, side).map((player) =>
      counter.line(side, player, { onCourt: false, minutes }),
    )
  })
}

const squadIn = ({ teams }: Sheet, side: Side) => {
  const { starters, bench } = teams[side].rotation
  return [...starters, ...bench]
}

interface LineNow {
  readonly onCourt: boolean
  readonly minutes: ReadonlyMap<number, number>
}

function counterOf(sheet: Sheet) {
  const all = tallyOf()
  const periods = sheet.spans.map(() => tallyOf())
  const seconds = { home: new Map<number, number>(), away: new Map<number, number>() }
  const swing = { home: new Map<number, number>(), away: new Map<number, number>() }
  let told = 0
  return {
    /** Counts everything up to the end of a stint. */
    until(stint: Stint) {
      for (const side of SIDES)
        for (const who of fiveIn(sheet, side, stint)) raise(seconds[side], who, stint.seconds)
      for (; told < sheet.plays.length && sheet.plays[told]!.atMs <= stint.endMs; told += 1) {
        const play = sheet.plays[told]!
        all.add(play)
        periods[play.period - 1]!.add(play)
        const points = pointsOf(play.what)
        if (points === 0) continue
        const at = stintAt(sheet, play.period, play.elapsed)
        const five = (side: Side) => fiveIn(sheet, side, { period: play.period, at })
        for (const who of five(play.side)) raise(swing[play.side], who, points)
        const other = opposite(play.side)
        for (const who of five(other)) raise(swing[other], who, -points)
      }
    },
    /** Whole minutes begun are not yet over; only at the end do they add up. */
    minutes: (side: Side, over: boolean): ReadonlyMap<number, number> =>
      over
        ? wholeMinutes(seconds[side])
        : new Map([...seconds[side]].map(([who, each]) => [who, Math.floor(each / 60)])),
    line(side: Side, player: number, { onCourt, minutes }: LineNow): BoxLine {
      const { roster, rotation } = sheet.teams[side]
      const { id, name } = roster[player]!
      const figures: Record<BoxFigure, number> = {
        ...all.of(side, player),
        minutes: minutes.get(player) ?? 0,
        plusMinus: swing[side].get(player) ?? 0,
      }
      const starter = rotation.starters.includes(player)
      return { kind: 'box', side, playerId: id, player: name, starter, onCourt, figures }
    },
    /** Of the match, and of the quarter or overtime that is on. */
    statistics(period: number): Statistics[] {
      const figures = sidesOf(periods[period - 1]!)
      return [
        { kind: 'statistics', period: 'all', figures: sidesOf(all) },
        { kind: 'statistics', period: period as PlayPeriod, figures },
      ]
    },
  }
}

function sidesOf(tally: Tally): Record<string, Pair> {
  const [home, away]: Figures[] = [tally.side('home'), tally.side('away')]
  return Object.fromEntries(
    BASKETBALL_FIGURES.map((name) => [name, { home: home![name], away: away![name] }]),
  )
}

const raise = (counts: Map<number, number>, who: number, by: number) =>
  counts.set(who, (counts.get(who) ?? 0) + by)
