import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { diceFor, type Dice } from '@linmen/domain/chance/dice.ts'
import type { MatchDraw } from '#football/draw/match-draw.ts'
import { strengthIn, STRONGEST } from '#football/draw/sent-off.ts'
import type { Match } from '#football/season/match.ts'
import { lastMinuteSeconds, momentOf, type StoryClock } from './clock.ts'

export type IncidentKind =
  | 'goal'
  | 'takenBack'
  | 'yellow'
  | 'red'
  | 'corner'
  | 'substitution'
  | 'missedPenalty'

/** Something that happens in ninety minutes, before anybody knows to whom. */
export interface Incident {
  readonly kind: IncidentKind
  readonly side: Side
  readonly minute: number
  readonly atMs: number
}

const SIDES = ['home', 'away'] as const

/** What the numbers of a match mean in time: as many goals in each half, cards and corners as were drawn. */
export function incidentsOf(
  seed: string,
  match: Match,
  { draw, clock }: { readonly draw: MatchDraw; readonly clock: StoryClock },
): Incident[] {
  const dice = diceFor(seed, 'incidents', match.id)
  const at = (kind: IncidentKind, side: Side, minute: number): Incident => {
    const seconds = minute === 45 || minute === 90 ? lastMinuteSeconds(clock, minute) : 58
    const atMs = momentOf(clock, minute, dice.between(2, seconds))
    return { kind, side, minute, atMs }
  }
  const goals = goalsOf(dice, draw, at)
  const apart = (make: () => Incident) => apartFrom(goals, make)
  const times = (count: number, make: () => Incident) => Array.from({ length: count }, make)
  const others = SIDES.flatMap((side) => [
    ...times(draw.yellowCards[side], () => at('yellow', side, lateMinute(dice))),
    ...draw.sentOff[side].map((minute) => at('red', side, minute)),
    ...times(draw.corners[side], () => apart(() => at('corner', side, dice.between(1, 90)))),
    ...times(dice.chance(0.035) ? 1 : 0, () =>
      apart(() => at('missedPenalty', side, dice.between(8, 89))),
    ),
    ...changes(dice).map((minute) => at('substitution', side, minute)),
  ])
  return [...goals, ...others].toSorted((a, b) => a.atMs - b.atMs)
}

/** Goals of both sides, those that will be taken back included. */
function goalsOf(
  dice: Dice,
  draw: MatchDraw,
  at: (kind: IncidentKind, side: Side, minute: number) => Incident,
): Incident[] {
  const goals: Incident[] = []
  const add = (make: () => Incident) => goals.push(apartFrom(goals, make))
  for (const side of SIDES) {
    const [first, all] = [draw.half[side], draw.full[side]]
    for (let goal = 0; goal < all; goal += 1) {
      const half = goal < first ? 1 : 46
      add(() => at('goal', side, goalMinute(dice, { draw, side, first: half })))
    }
    if (dice.chance(0.05)) add(() => at('takenBack', side, dice.between(4, 88)))
  }
  return goals
}

/** Who scored celebrates, and the ball goes back to the middle; about a goal that is looked at people argue. */
const GAP_MS = { goal: 75_000, takenBack: 200_000 }
const TRIES = 12

/** One that leaves time after the goals before it and before those after it, if there is room. */
function apartFrom(goals: readonly Incident[], make: () => Incident): Incident {
  const gapOf = ({ kind }: Incident) => (kind === 'takenBack' ? GAP_MS.takenBack : GAP_MS.goal)
  const isFree = (one: Incident) =>
    goals.every((each) => Math.abs(each.atMs - one.atMs) >= Math.max(gapOf(each), gapOf(one)))
  let found = make()
  for (let tries = 1; tries < TRIES && !isFree(found); tries += 1) found = make()
  return found
}

interface GoalOf {
  readonly draw: MatchDraw
  readonly side: Side
  readonly first: 1 | 46
}

/** A minute of a half, the likelier the stronger the side is in it: nobody is as strong with ten men. */
function goalMinute(dice: Dice, { draw: { sentOff }, side, first }: GoalOf): number {
  let minute = minuteIn(dice, first)
  if (sentOff.home.length + sentOff.away.length === 0) return minute
  while (!dice.chance(strengthIn(sentOff, minute)[side] / STRONGEST)) minute = minuteIn(dice, first)
  return minute
}

/** A half begins quietly and ends busily; one goal in fourteen falls in its stoppage time or just before. */
const minuteIn = (dice: Dice, first: 1 | 46) =>
  Math.min(first + 44, first + Math.floor(46.5 * dice.next() ** 0.92))

const lateMinute = (dice: Dice) => Math.min(90, 6 + Math.floor(86 * dice.next() ** 0.75))

/** Three to five changes, at most three interruptions besides the interval. */
function changes(dice: Dice): number[] {
  const windows = [dice.between(55, 66), dice.between(67, 78), dice.between(79, 89)]
  const count = dice.between(3, 5)
  const early = dice.chance(0.3) ? [46] : []
  const late = Array.from({ length: count - early.length }, (_, at) => windows[at % 3]!)
  return [...early, ...late]
}
