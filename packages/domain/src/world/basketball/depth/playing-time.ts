import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { STINTS } from '#world/basketball/game/rotation.ts'
import type { Sheet } from '#world/basketball/game/sheet.ts'

/** A quarter of a period, during which nobody is exchanged. */
export interface Stint {
  readonly period: number
  /** From 0 within the period. */
  readonly at: number
  readonly seconds: number
  readonly endMs: number
}

export const stintsOf = (sheet: Sheet): Stint[] =>
  sheet.spans.flatMap(({ seconds, endMs }, index) =>
    Array.from({ length: STINTS }, (_, at) => ({
      period: index + 1,
      at,
      seconds: seconds / STINTS,
      endMs: at === STINTS - 1 ? endMs : wallMs(sheet, index + 1, ((at + 1) * seconds) / STINTS),
    })),
  )

export const fiveIn = (
  { teams }: Sheet,
  side: Side,
  { period, at }: Pick<Stint, 'period' | 'at'>,
) => teams[side].rotation.fives[period - 1]![at]!

/** Seconds each player of a side is on court in the whole match. */
export function secondsOn({ teams, spans }: Sheet, side: Side): Map<number, number> {
  const seconds = new Map<number, number>()
  for (const [at, fives] of teams[side].rotation.fives.entries())
    for (const five of fives)
      for (const who of five)
        seconds.set(who, (seconds.get(who) ?? 0) + spans[at]!.seconds / STINTS)
  return seconds
}

/** The stint in which so many seconds of a period are gone. */
export const stintAt = ({ spans }: Sheet, period: number, elapsed: number) =>
  Math.min(STINTS - 1, Math.floor((elapsed / spans[period - 1]!.seconds) * STINTS))

/** The moment so many seconds of a period are gone. */
function wallMs({ spans, stops }: Sheet, period: number, elapsed: number): number {
  const stoodMs = stops
    .filter((stop) => stop.period === period && stop.elapsed < elapsed)
    .reduce((total, { fromMs, untilMs }) => total + untilMs - fromMs, 0)
  return spans[period - 1]!.startMs + Math.round(elapsed * 1000) + stoodMs
}

/** Seconds as whole minutes that add up to as many as the seconds do: the largest rests are rounded up. */
export function wholeMinutes(seconds: ReadonlyMap<number, number>): Map<number, number> {
  const minutes = new Map([...seconds].map(([who, each]) => [who, Math.floor(each / 60)]))
  const total = [...seconds.values()].reduce((sum, each) => sum + each, 0)
  let left = Math.round(total / 60) - [...minutes.values()].reduce((sum, each) => sum + each, 0)
  const byRest = [...seconds].toSorted((a, b) => (b[1] % 60) - (a[1] % 60) || a[0] - b[0])
  for (const [who] of byRest) {
    if (left <= 0) break
    minutes.set(who, minutes.get(who)! + 1)
    left -= 1
  }
  return minutes
}
