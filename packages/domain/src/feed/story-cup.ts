import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { squadOf } from './demo-players.ts'
import type { DemoFixture } from './demo-schedule.ts'
import { diceFor, type Dice } from './dice.ts'
import { MINUTE_MS, type StoryClock } from './story-clock.ts'
import type { Draft } from './story-draft.ts'

/** A cup match that is level after ninety minutes goes on: thirty more, then kicks until one side leads. */
export function cupDrafts(seed: string, fixture: DemoFixture, clock: StoryClock): Draft[] {
  const dice = diceFor(seed, 'cup', fixture.id)
  const startMs = clock.fullMs + 5 * MINUTE_MS
  const endMs = startMs + 32 * MINUTE_MS
  const goals = (['home', 'away'] as const)
    .filter(() => dice.chance(0.25))
    .map((side): Draft => {
      const minute = dice.between(91, 119)
      const atMs = startMs + (minute - 91) * MINUTE_MS + dice.between(2, 58) * 1000
      const player = dice.pick(squadOf(seed, fixture[side].id))
      return { atMs, body: { kind: 'goal', side, minute, player } }
    })
  const begins: Draft = {
    atMs: startMs,
    body: { kind: 'status', phase: 'extraTime', clockFromMs: startMs },
  }
  return [begins, ...goals, ...(goals.length === 1 ? [ends(endMs)] : shootOut(dice, endMs))]
}

function shootOut(dice: Dice, fromMs: number): Draft[] {
  const drafts: Draft[] = [{ atMs: fromMs, body: { kind: 'status', phase: 'penalties' } }]
  const score: { -readonly [K in keyof Pair]: number } = { home: 0, away: 0 }
  let atMs = fromMs + 3 * MINUTE_MS
  for (let kick = 0; !decided(score, kick); kick += 1) {
    const side = kick % 2 === 0 ? 'home' : 'away'
    const scored = dice.chance(0.75)
    if (scored) score[side] += 1
    drafts.push({ atMs, body: { kind: 'penalty', side, scored } })
    atMs += dice.between(40, 60) * 1000
  }
  return [...drafts, ends(atMs)]
}

/** Five kicks each, ended early when the other side cannot draw level; then pairs until one leads. */
function decided({ home, away }: Pair, kicks: number): boolean {
  const [byHome, byAway] = [Math.ceil(kicks / 2), Math.floor(kicks / 2)]
  if (kicks > 10) return kicks % 2 === 0 && home !== away
  return home - away > 5 - byAway || away - home > 5 - byHome
}

const ends = (atMs: number): Draft => ({ atMs, body: { kind: 'status', phase: 'finished' } })
