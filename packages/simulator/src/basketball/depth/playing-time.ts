import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { CourtTime } from '#basketball/game/rotation.ts'
import type { Sheet } from '#basketball/game/sheet.ts'
import { SIDES } from './note.ts'

/** A stretch during which a side exchanges nobody. */
export interface Stint extends CourtTime {
  readonly side: Side
  readonly period: number
  /** It lasts until the end of its period. */
  readonly closes: boolean
  readonly endMs: number
  /** The five after it; null at the end of the match. */
  readonly next: readonly number[] | null
}

/** The stints of both sides as they end; those of the guests come last where both end at once. */
export const stintsOf = (sheet: Sheet): Stint[] =>
  SIDES.flatMap((side) => sideStints(sheet, side)).toSorted((a, b) => a.endMs - b.endMs)

function sideStints(sheet: Sheet, side: Side): Stint[] {
  const all = sheet.teams[side].rotation.stints.flatMap((own, index) =>
    own.map((each) => ({ each, index })),
  )
  return all.map(({ each, index }, at) => {
    const { seconds, endMs } = sheet.spans[index]!
    const closes = each.until === seconds
    return {
      ...each,
      side,
      period: index + 1,
      closes,
      endMs: closes ? endMs : wallMs(sheet, index + 1, each.until),
      next: all[at + 1]?.each.five ?? null,
    }
  })
}

/** Seconds each player of a side is on court in the whole match. */
export function secondsOn({ teams }: Sheet, side: Side): Map<number, number> {
  const on = new Map<number, number>()
  for (const { five, seconds } of teams[side].rotation.stints.flat())
    for (const who of five) on.set(who, (on.get(who) ?? 0) + seconds)
  return on
}

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
