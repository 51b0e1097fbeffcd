import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { possessionsOf, type Possession } from './possessions.ts'
import type { Try } from './shot-plan.ts'
import type { Stage } from './stage.ts'

const SECOND_MS = 1000

export interface PeriodTask {
  readonly points: Pair
  readonly usual: Pair
  readonly seconds: number
  /** Turn before which the match is interrupted; null if it is not. */
  readonly troubleAt: number | null
}

/** Plays one period, turn by turn, so that exactly these points are scored. */
export function playPeriod(stage: Stage, task: PeriodTask): void {
  const turns = possessionsOf(stage.dice, task)
  const breaks = breaksOf(stage, turns.length, task.seconds)
  for (const [at, turn] of turns.entries()) {
    stage.moveTo(turn.from)
    if (at === task.troubleAt) stage.stop(stage.dice.between(12, 30) * 60 * SECOND_MS, true)
    for (const rest of breaks) if (rest.turn === at) takeBreak(stage, rest, turn.side)
    playTurn(stage, turn)
  }
  stage.moveTo(task.seconds)
}

interface Break {
  readonly turn: number
  readonly kind: 'timeOut' | 'foul'
  readonly side: Side | null
}

/** Time-outs and fouls without free throws, at turns the lot chooses. */
function breaksOf({ dice }: Stage, turns: number, seconds: number): Break[] {
  const share = seconds / 720
  const some = (mean: number) => Math.floor(mean * share + dice.next())
  const at = () => dice.between(1, turns - 1)
  const sides: readonly Side[] = ['home', 'away']
  return [
    ...sides.flatMap((side) =>
      Array.from({ length: some(0.9) }, (): Break => ({ turn: at(), kind: 'timeOut', side })),
    ),
    ...Array.from({ length: some(4.2) }, (): Break => ({ turn: at(), kind: 'foul', side: null })),
  ]
}

function takeBreak(stage: Stage, { kind, side }: Break, attacks: Side): void {
  const { dice } = stage
  if (kind === 'timeOut') {
    stage.tell(side!, { kind: 'timeOut' })
    stage.stop(dice.between(105, 165) * SECOND_MS)
    return
  }
  const defends = otherSide(attacks)
  const on = stage.someone(attacks, ({ scoring }) => scoring)
  stage.tell(defends, { kind: 'foul', player: stage.fouler(defends), on })
  stage.stop(dice.between(18, 34) * SECOND_MS)
}

function playTurn(stage: Stage, { side, tries, from, until }: Possession): void {
  for (const [at, each] of tries.entries()) {
    stage.moveTo(Math.round(from + ((until - from) * (at + 1)) / tries.length))
    playTry(stage, side, { each, kept: at < tries.length - 1 })
  }
}

function playTry(stage: Stage, side: Side, { each, kept }: { each: Try; kept: boolean }): void {
  const { dice } = stage
  const other = otherSide(side)
  if (each.kind === 'turnover') return loseBall(stage, side)
  if (each.kind === 'free') {
    const shooter = stage.someone(side, ({ scoring }) => scoring)
    return freeThrows(stage, side, { shooter, shots: each.free })
  }
  const worth = each.kind === 'three' ? 3 : 2
  const player = stage.someone(side, ({ scoring, threes }) =>
    worth === 3 ? scoring * threes : scoring,
  )
  const helped = each.made && dice.chance(worth === 3 ? 0.82 : 0.52)
  const stopped = !each.made && worth === 2 && dice.chance(0.19)
  stage.tell(side, {
    kind: 'shot',
    worth,
    made: each.made,
    player,
    assist: helped ? stage.someone(side, ({ passing }) => passing, player) : null,
    block: stopped ? stage.someone(other, ({ blocks }) => blocks) : null,
  })
  if (each.free) freeThrows(stage, side, { shooter: player, shots: each.free })
  if (!each.made) rebound(stage, kept ? side : other, kept)
}

function freeThrows(
  stage: Stage,
  side: Side,
  { shooter, shots }: { shooter: number; shots: readonly boolean[] },
): void {
  const other = otherSide(side)
  const fromMs = stage.nowMs()
  stage.tell(other, { kind: 'foul', player: stage.fouler(other), on: shooter })
  for (const [at, made] of shots.entries())
    stage.tell(side, { kind: 'free', made, player: shooter }, fromMs + (16 + at * 13) * SECOND_MS)
  stage.stop((16 + shots.length * 13 + stage.dice.between(4, 16)) * SECOND_MS)
  if (!shots.at(-1)) rebound(stage, other, false)
}

function loseBall(stage: Stage, side: Side): void {
  const { dice } = stage
  const other = otherSide(side)
  const player = stage.someone(side, ({ passing, scoring }) => passing + scoring)
  const stolen = dice.chance(0.54)
  const steal = stolen ? stage.someone(other, ({ steals }) => steals) : null
  stage.tell(side, { kind: 'turnover', player, steal })
}

const rebound = (stage: Stage, side: Side, offensive: boolean) =>
  stage.tell(side, {
    kind: 'rebound',
    player: stage.someone(side, ({ rebounds }) => rebounds),
    offensive,
  })

const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')
