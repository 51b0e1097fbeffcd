import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { BoxLine, PlayPeriod, Statistics } from '@linmen/domain/sport/depth.ts'
import { BASKETBALL_FIGURES, type BoxFigure } from '@linmen/domain/sport/basketball-figures.ts'
import { stintAt } from '#basketball/game/rotation.ts'
import type { Sheet } from '#basketball/game/sheet.ts'
import { SIDES, type Note } from './note.ts'
import { stintsOf, wholeMinutes, type Stint } from './playing-time.ts'
import { pointsOf, tallyOf, type Figures, type Tally } from './tally.ts'

/**
 * A side's box lines as they stand after each of its stints; those of the last one are the final ones. Within a period
 * only who comes on or goes off gets a line: others are counted on from what is told meanwhile. Statistics of both
 * sides come with the lines of the guests, so that they are told no more often than lines are.
 */
export function boxNotes(sheet: Sheet): Note[] {
  const counter = counterOf(sheet)
  return stintsOf(sheet).flatMap((stint) => {
    const { side, next, period, endMs } = stint
    counter.until(stint)
    // Lines of those who sat change no more; at the end everybody's is told once.
    const told = next ? toldAfter(stint, next) : squadIn(sheet, side)
    const minutes = counter.minutes(side, !next)
    const lines = told.map((player) =>
      counter.line(side, player, { onCourt: next?.includes(player) ?? false, minutes }),
    )
    const statistics = side === 'away' ? counter.statistics(period) : []
    return [...lines, ...statistics].map((body) => ({ atMs: endMs, body }))
  })
}

function toldAfter({ five, closes }: Stint, next: readonly number[]): number[] {
  const all = [...new Set([...five, ...next])]
  const stays = (player: number) => five.includes(player) && next.includes(player)
  return closes ? all : all.filter((player) => !stays(player))
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
    /** Counts everything up to the end of a stint, and the time of its five. */
    until(stint: Stint) {
      for (const who of stint.five) raise(seconds[stint.side], who, stint.seconds)
      for (; told < sheet.plays.length && sheet.plays[told]!.atMs <= stint.endMs; told += 1) {
        const play = sheet.plays[told]!
        all.add(play)
        periods[play.period - 1]!.add(play)
        const points = pointsOf(play.what)
        if (points === 0) continue
        for (const side of SIDES) {
          const { five } = stintAt(sheet.teams[side].rotation, play.period, play.elapsed)
          for (const who of five) raise(swing[side], who, side === play.side ? points : -points)
        }
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
