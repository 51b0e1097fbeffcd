import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { diceFor, poisson, type Dice } from '@linmen/domain/chance/dice.ts'
import { strengthIn, STRONGEST } from '#football/draw/sent-off.ts'
import type { Man } from '#football/squad/roster.ts'
import { lastMinuteSeconds, momentOf } from '#football/story/clock.ts'
import { LIKELY, someone } from '#football/story/side-state.ts'
import { menOnPitch, offsideGoal, SIDES, standingGoals, type Stage } from './stage.ts'

export interface LoggedShot {
  readonly side: Side
  readonly man: Man
  readonly minute: number
  readonly atMs: number
  readonly outcome: 'goal' | 'saved' | 'missed' | 'blocked' | 'post'
  readonly penalty: boolean
  /** Chance of a goal in hundredths. */
  readonly worth: number
}

export interface LoggedDeed {
  readonly side: Side
  readonly man: Man
  readonly minute: number
  readonly atMs: number
  /** The story tells of it: a card was shown, a goal taken back. */
  readonly reported?: boolean
}

/** What happens besides what a feed reports: every shot, foul and offside with its man and moment, in order of time. */
export interface MatchLog {
  readonly shots: readonly LoggedShot[]
  readonly fouls: readonly LoggedDeed[]
  readonly offsides: readonly LoggedDeed[]
}

/** Means of the real files: shots without goals by an average side, fouls without cards, offsides. */
const USUAL = { shots: 10.4, fouls: 10.4, offsides: 1.9 } as const

export function logOf(stage: Stage): MatchLog {
  const dice = diceFor(stage.almanac.seed, 'log', stage.match.id)
  const sides = SIDES.map((side) => sideLog(stage, side, dice))
  const together = <Deed extends { readonly atMs: number }>(lists: readonly (readonly Deed[])[]) =>
    lists
      .flat()
      .filter(({ atMs }) => atMs < stage.overMs)
      .toSorted((a, b) => a.atMs - b.atMs)
  return {
    shots: together(sides.map(({ shots }) => shots)),
    fouls: together(sides.map(({ fouls }) => fouls)),
    offsides: together(sides.map(({ offsides }) => offsides)),
  }
}

function sideLog(stage: Stage, side: Side, dice: Dice): MatchLog {
  const onPitch = menOnPitch(stage, side)
  const inPlay = betweenGoals(stage)
  const deeds = (count: number, likely: (typeof LIKELY)[keyof typeof LIKELY]): LoggedDeed[] =>
    Array.from({ length: count }, () => {
      const minute = dice.between(1, 90)
      const seconds = minute === 45 || minute === 90 ? lastMinuteSeconds(stage.clock, minute) : 58
      const atMs = momentOf(stage.clock, minute, dice.between(3, seconds))
      return { side, minute, atMs, man: someone(dice, onPitch(atMs), likely)! }
    })
  const press = 0.45 + (0.55 * stage.expected[side]) / 1.3
  const { sentOff } = stage.almanac.draw(stage.match)
  const whole = sentOff.home.length + sentOff.away.length === 0
  // Drawn as if the side were at its strongest all the time, then as many stay as it is strong.
  const tries = deeds(poisson(dice, USUAL.shots * press * (whole ? 1 : STRONGEST)), LIKELY.scorer)
    .filter(({ minute }) => whole || dice.chance(strengthIn(sentOff, minute)[side] / STRONGEST))
    .filter(inPlay)
    .map((deed) => attempt(dice, deed))
  return {
    shots: [...reported(stage, side, dice), ...tries],
    fouls: [...punished(stage, side), ...deeds(poisson(dice, USUAL.fouls), LIKELY.booked)],
    offsides: [
      ...takenBack(stage, side),
      ...deeds(poisson(dice, USUAL.offsides), LIKELY.scorer).filter(inPlay),
    ],
  }
}

/** From the shot that goes in until play goes on from the middle. */
const SCORED_MS = { before: 8000, after: 50_000 }

/** While one side celebrates nobody shoots. */
function betweenGoals({ story }: Stage): (deed: LoggedDeed) => boolean {
  const goals = story.flatMap(({ kind, atMs }) => (kind === 'goal' ? [atMs] : []))
  return ({ atMs }) =>
    goals.every((goal) => atMs < goal - SCORED_MS.before || atMs > goal + SCORED_MS.after)
}

/** Behind every card is a foul. */
function punished({ casts, story }: Stage, side: Side): LoggedDeed[] {
  const men = [...casts[side].starters, ...casts[side].bench]
  return story.flatMap((report) => {
    if (report.kind !== 'card' || report.side !== side) return []
    const man = men.find(({ id }) => id === report.playerId)!
    return [{ side, man, minute: report.minute, atMs: report.atMs - 1, reported: true }]
  })
}

/** Behind a goal that was taken back is an offside, known once it was looked at and counted in the half of the goal. */
function takenBack({ casts, story, clock }: Stage, side: Side): LoggedDeed[] {
  const men = [...casts[side].starters, ...casts[side].bench]
  return story.flatMap((report) => {
    if (report.kind !== 'goalCancelled') return []
    const goal = offsideGoal(story, report.goalSeq)
    if (goal?.side !== side) return []
    const man = men.find(({ id }) => id === goal.playerId)!
    const latestMs = goal.atMs <= clock.halfMs ? clock.halfMs : clock.fullMs
    const atMs = Math.min(report.atMs, latestMs)
    return [{ side, man, minute: goal.minute, atMs, reported: true }]
  })
}

function attempt(dice: Dice, deed: LoggedDeed): LoggedShot {
  const roll = dice.next()
  const outcome = roll < 0.29 ? 'saved' : roll < 0.56 ? 'blocked' : roll < 0.59 ? 'post' : 'missed'
  const most = outcome === 'blocked' ? 10 : outcome === 'missed' ? 16 : 30
  return { ...deed, outcome, penalty: false, worth: 2 + Math.floor(most * dice.next() ** 2) }
}

/** The goals and missed penalties of the story; an own goal is nobody's shot. */
function reported(stage: Stage, side: Side, dice: Dice): LoggedShot[] {
  const men = [...stage.casts[side].starters, ...stage.casts[side].bench]
  const named = (name: string) => men.find((man) => man.name === name)!
  const goals = standingGoals(stage.story)
    .filter((goal) => goal.side === side && goal.how !== 'own')
    .map(({ minute, atMs, player, how }): LoggedShot => {
      const penalty = how === 'penalty'
      const worth = penalty ? 76 : 6 + Math.floor(55 * dice.next() ** 1.6)
      return { side, man: named(player), minute, atMs, outcome: 'goal', penalty, worth }
    })
  const missed = stage.story.flatMap((report): LoggedShot[] => {
    if (report.kind !== 'missedPenalty' || report.side !== side) return []
    const { minute, atMs, player } = report
    const outcome = dice.chance(0.7) ? 'saved' : 'missed'
    return [{ side, man: named(player), minute, atMs, outcome, penalty: true, worth: 76 }]
  })
  return [...goals, ...missed]
}
