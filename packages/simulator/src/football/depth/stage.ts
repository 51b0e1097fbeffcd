import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { DepthBody } from '@linmen/domain/sport/depth.ts'
import type { Almanac } from '#football/almanac.ts'
import type { Match } from '#football/season/match.ts'
import type { Man } from '#football/squad/roster.ts'
import type { Cast } from '#football/story/cast.ts'
import type { StoryClock } from '#football/story/clock.ts'
import type { StageHands } from '#football/story/stage-hands.ts'

/** Everything that is told in depth is told about this. */
export interface Stage {
  readonly almanac: Almanac
  readonly hands: StageHands
  readonly match: Match
  readonly clock: StoryClock
  readonly casts: Readonly<Record<Side, Cast>>
  readonly story: readonly FootballReport[]
  readonly expected: Pair
  /** The last whistle, or the moment it was broken off; nothing of play is told after it. */
  readonly overMs: number
}

/** A record before it gets its number. */
export interface Note {
  readonly atMs: number
  readonly body: DepthBody
}

export const SIDES = ['home', 'away'] as const

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** Who of a side is on the pitch at a moment, as the story has it. */
export function menOnPitch({ casts, story }: Stage, side: Side): (atMs: number) => readonly Man[] {
  const { starters, bench } = casts[side]
  const byName = new Map([...starters, ...bench].map((man) => [man.name, man]))
  const states: { readonly atMs: number; readonly men: readonly Man[] }[] = [
    { atMs: -Infinity, men: starters },
  ]
  for (const report of story) {
    const { men } = states.at(-1)!
    if (report.kind === 'substitution' && report.side === side) {
      const comes = byName.get(report.player)!
      const changed = men.map((man) => (man.name === report.leaves ? comes : man))
      states.push({ atMs: report.atMs, men: changed })
    }
    if (report.kind === 'card' && report.colour === 'red' && report.side === side)
      states.push({ atMs: report.atMs, men: men.filter(({ name }) => name !== report.player) })
  }
  return (atMs) => states.findLast((state) => state.atMs <= atMs)!.men
}

/** The goal of this number if it may have been offside: nobody is at a penalty, and an own goal has no such man. */
export function offsideGoal(story: readonly FootballReport[], goalSeq: number) {
  const goal = story.find(({ seq }) => seq === goalSeq)
  return goal?.kind === 'goal' && !goal.how ? goal : null
}

/** Goals that stood. */
export function standingGoals(story: readonly FootballReport[]) {
  const taken = new Set(story.flatMap((r) => (r.kind === 'goalCancelled' ? r.goalSeq : [])))
  return story.flatMap((r) => (r.kind === 'goal' && !taken.has(r.seq) ? [r] : []))
}

/** The score after every goal and after every goal taken back. */
export function scoresOf({ story }: Pick<Stage, 'story'>): readonly ScoreFrom[] {
  const goals = new Map<number, Side>()
  const scores: ScoreFrom[] = []
  for (const report of story) {
    if (report.kind === 'goal') goals.set(report.seq, report.side)
    else if (report.kind === 'goalCancelled') goals.delete(report.goalSeq)
    else continue
    const of = (side: Side) => [...goals.values()].filter((each) => each === side).length
    scores.push({ atMs: report.atMs, score: { home: of('home'), away: of('away') } })
  }
  return scores
}

export interface ScoreFrom {
  readonly atMs: number
  readonly score: Pair
}
