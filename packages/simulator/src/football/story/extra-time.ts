import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { diceFor, type Dice } from '@linmen/domain/chance/dice.ts'
import type { MatchDraw } from '#football/draw/match-draw.ts'
import type { Match } from '#football/season/match.ts'
import { BEFORE_EXTRA_MS, MINUTE_MS, type StoryClock } from './clock.ts'
import { status, type Draft } from './draft.ts'
import { LIKELY, someone, type SideState } from './side-state.ts'

const EXTRA_MINUTES = 32

/** What comes after ninety minutes where somebody has to win: thirty more, then kicks until one side leads. */
export function tellExtraTime(
  seed: string,
  match: Match,
  {
    draw,
    clock,
    left,
  }: {
    readonly draw: MatchDraw
    readonly clock: StoryClock
    readonly left: Readonly<Record<Side, SideState>>
  },
): Draft[] {
  const dice = diceFor(seed, 'extra time', match.id)
  const { startMs, endMs } = extraSpan(clock)
  const goals = (['home', 'away'] as const).flatMap((side) =>
    Array.from({ length: draw.extra![side] }, (): Draft => {
      const minute = dice.between(91, 120)
      const atMs = startMs + (minute - 91) * MINUTE_MS + dice.between(2, 58) * 1000
      const { name, id } = someone(dice, left[side].onPitch, LIKELY.scorer)!
      return { atMs, body: { kind: 'goal', side, minute, player: name, playerId: id } }
    }),
  )
  const begins = status(startMs, { phase: 'extraTime', clockFromMs: startMs })
  const end = draw.kicks ? tellKicks(dice, endMs, draw.kicks) : [ends(endMs)]
  return [begins, ...goals, ...end]
}

/** When extra time begins and ends, if there is one. */
export function extraSpan({ fullMs }: StoryClock): { startMs: number; endMs: number } {
  const startMs = fullMs + BEFORE_EXTRA_MS
  return { startMs, endMs: startMs + EXTRA_MINUTES * MINUTE_MS }
}

function tellKicks(dice: Dice, fromMs: number, kicks: readonly boolean[]): Draft[] {
  let atMs = fromMs + 3 * MINUTE_MS
  const told = kicks.map((scored, at): Draft => {
    const draft: Draft = {
      atMs,
      body: { kind: 'penalty', side: at % 2 === 0 ? 'home' : 'away', scored },
    }
    atMs += dice.between(40, 60) * 1000
    return draft
  })
  return [status(fromMs, { phase: 'penalties' }), ...told, ends(atMs)]
}

const ends = (atMs: number) => status(atMs, { phase: 'finished' })
