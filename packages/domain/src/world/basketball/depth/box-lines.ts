import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { BoxLine, Statistics } from '#sport/depth.ts'
import { BASKETBALL_FIGURES, type BoxFigure } from '#sport/basketball-figures.ts'
import type { Play } from '#world/basketball/game/play.ts'
import type { Sheet } from '#world/basketball/game/sheet.ts'
import { SIDES, type Note } from './note.ts'
import { fiveIn, stintAt, stintsOf, wholeMinutes, type Stint } from './playing-time.ts'
import { doersOf, pointsOf, tallyOf } from './tally.ts'
import type { Doer, Figures, Tally } from './tally.ts'

/**
 * Box lines and statistics after each basket, so that they add up to the score, and after each stint; those of the
 * last one are the final ones.
 */
export function boxNotes(sheet: Sheet): Note[] {
  const counter = counterOf(sheet)
  const stints = stintsOf(sheet)
  return stints.flatMap((stint, at) => {
    const next = stints[at + 1]
    const during = counter.until(stint)
    const lines = SIDES.flatMap((side) => {
      const five = fiveIn(sheet, side, stint)
      const now = next ? fiveIn(sheet, side, next) : []
      // Lines of those who sat change no more; at the end everybody's is told once.
      const told = next ? [...new Set([...five, ...now])] : squadIn(sheet, side)
      const minutes = counter.minutes(side, !next)
      return told.map((player) =>
        counter.line(side, player, { onCourt: now.includes(player), minutes }),
      )
    })
    return [...during, ...notesAt(stint.endMs, [...lines, ...counter.statistics(stint.period)])]
  })
}

const notesAt = (atMs: number, bodies: readonly Note['body'][]): Note[] =>
  bodies.map((body) => ({ atMs, body }))

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
  const swing = swingOf(sheet)
  const fresh = new Map<string, Doer>()
  let told = 0
  const counter = {
    /** Counts everything up to the end of a stint; the answer is what is told meanwhile. */
    until(stint: Stint): Note[] {
      const notes: Note[] = []
      const pass = passing(sheet, stint, seconds)
      let waiting = false
      for (; told < sheet.plays.length && sheet.plays[told]!.atMs <= stint.endMs; told += 1) {
        const play = sheet.plays[told]!
        if (play.period === stint.period) pass(play.elapsed - stint.at * stint.seconds)
        for (const tally of [all, periods[play.period - 1]!, swing]) tally.add(play)
        for (const doer of doersOf(play)) fresh.set(`${doer.side} ${doer.player}`, doer)
        waiting ||= pointsOf(play.what) > 0
        // What is done in the same moment is told together.
        if (!waiting || sheet.plays[told + 1]?.atMs === play.atMs) continue
        waiting = false
        notes.push(...tell(play))
      }
      pass(stint.seconds)
      return notes
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
        plusMinus: swing.of(side, player),
      }
      const starter = rotation.starters.includes(player)
      return { kind: 'box', side, playerId: id, player: name, starter, onCourt, figures }
    },
    /** Of the match, and of the quarter that is on. Overtimes count in the match only. */
    statistics(period: number): Statistics[] {
      const whole: Statistics = { kind: 'statistics', period: 'all', figures: sidesOf(all) }
      if (period > 4) return [whole]
      const quarter = period as 1 | 2 | 3 | 4
      return [
        whole,
        { kind: 'statistics', period: quarter, figures: sidesOf(periods[period - 1]!) },
      ]
    },
  }
  return counter

  /** Lines of those who did something since the last ones, and the figures of both sides. */
  function tell(play: Play): Note[] {
    const at = stintAt(sheet, play.period, play.elapsed)
    const lines = [...fresh.values()].map(({ side, player }) =>
      counter.line(side, player, {
        onCourt: fiveIn(sheet, side, { period: play.period, at }).includes(player),
        minutes: counter.minutes(side, false),
      }),
    )
    fresh.clear()
    return notesAt(play.atMs, [...lines, ...counter.statistics(play.period)])
  }
}

/** Counts the seconds of those on court, up to so many of their stint. */
function passing(sheet: Sheet, stint: Stint, seconds: Record<Side, Map<number, number>>) {
  let gone = 0
  return (until: number) => {
    const more = Math.max(0, Math.min(until, stint.seconds) - gone)
    gone += more
    for (const side of SIDES)
      for (const who of fiveIn(sheet, side, stint)) raise(seconds[side], who, more)
  }
}

/** By how much a side did better than the other while each of its players was on court. */
function swingOf(sheet: Sheet) {
  const counts = { home: new Map<number, number>(), away: new Map<number, number>() }
  return {
    add(play: Play): void {
      const points = pointsOf(play.what)
      if (points === 0) return
      const at = stintAt(sheet, play.period, play.elapsed)
      for (const side of SIDES)
        for (const who of fiveIn(sheet, side, { period: play.period, at }))
          raise(counts[side], who, side === play.side ? points : -points)
    },
    of: (side: Side, player: number) => counts[side].get(player) ?? 0,
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
