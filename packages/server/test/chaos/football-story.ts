import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { FootballBody, FootballReport } from '@linmen/domain/match/match-report.ts'
import type { Dice } from './dice.ts'

/** How a feed tells a score: by naming goals, by stating figures, or by both. */
export type Telling = 'named' | 'stated' | 'both'
const NO_FIGURES = { corners: zero(), yellowCards: zero(), redCards: zero() }

/** What a feed has to say about one football match, in its own order. */
export function footballStory(dice: Dice, matchId: string, kickOffAtMs: number): FootballReport[] {
  const told: FootballReport[] = []
  const telling = dice.pick<Telling>(['named', 'named', 'stated', 'both'])
  const standing: { seq: number; side: Side }[] = []
  const say = (body: FootballBody) => {
    const seq = told.length + 1
    told.push({ ...body, matchId, seq, atMs: kickOffAtMs + seq * 60_000 })
    return seq
  }
  const state = () => {
    if (telling === 'named') return
    const full = zero()
    for (const { side } of standing) full[side] += 1
    // A feed may contradict itself, and take its word back or not.
    if (dice.percent(15)) blur(dice, full)
    say({ kind: 'score', full, ...NO_FIGURES })
  }
  const goal = () => {
    const side = dice.pick(SIDES)
    const named = telling !== 'stated'
    const seq = named ? say({ kind: 'goal', side, minute: told.length, player: '霍尔姆' }) : 0
    standing.push({ seq, side })
    if (dice.percent(90)) state()
  }
  const cancel = () => {
    const [taken] = standing.splice(dice.below(standing.length), 1)
    if (!taken) return
    if (taken.seq > 0) say({ kind: 'goalCancelled', goalSeq: taken.seq, minute: told.length })
    state()
  }
  const other = () => {
    const side = dice.pick(SIDES)
    if (dice.percent(50)) say({ kind: 'corner', side })
    else say({ kind: 'card', colour: 'red', side, minute: told.length, player: '安德森' })
  }
  const play = (events: number) => {
    for (let at = 0; at < events; at++) dice.pick([goal, goal, cancel, other])()
  }

  say({ kind: 'status', phase: 'firstHalf', clockFromMs: kickOffAtMs })
  play(dice.below(6))
  say({ kind: 'status', phase: 'halfTime' })
  say({ kind: 'status', phase: 'secondHalf', clockFromMs: kickOffAtMs + 3_600_000 })
  play(dice.below(6))
  if (dice.percent(10)) say({ kind: 'status', phase: 'extraTime' })
  if (dice.percent(20)) play(2)
  if (dice.percent(70)) say({ kind: 'status', phase: 'finished' })
  return told
}

export const SIDES = ['home', 'away'] as const

export function zero(): { -readonly [Key in keyof Pair]: number } {
  return { home: 0, away: 0 }
}

/** The same score as somebody states it who looked away. */
export function blur(dice: Dice, score: ReturnType<typeof zero>): void {
  const side = dice.pick(SIDES)
  score[side] = Math.max(0, score[side] + dice.pick([-2, -1, 1]))
}
