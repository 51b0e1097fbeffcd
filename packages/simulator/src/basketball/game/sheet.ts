import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { periodSeconds } from '@linmen/domain/match/basketball/basketball-clock.ts'
import type { Absent } from '#basketball/season/absences.ts'
import type { Game } from '#basketball/season/game.ts'
import type { Athlete } from '#basketball/squad/roster.ts'
import { diceFor, type Dice } from '@linmen/domain/chance/dice.ts'
import type { PeriodSpan, Play, Stop } from './play.ts'
import { playPeriod } from './play-out.ts'
import { changesIn, rotationOf, type Rotation } from './rotation.ts'
import { stageOf } from './stage.ts'

/** A match that is played, with everything that happens in it, in order of time. */
export interface Sheet {
  readonly game: Game
  readonly periods: readonly Pair[]
  readonly spans: readonly PeriodSpan[]
  readonly plays: readonly Play[]
  readonly stops: readonly Stop[]
  readonly teams: Readonly<Record<Side, TeamSheet>>
}

export interface TeamSheet {
  readonly roster: readonly Athlete[]
  readonly rotation: Rotation
  readonly absent: readonly Absent[]
}

export interface SheetTask {
  readonly seed: string
  readonly game: Game
  readonly periods: readonly Pair[]
  readonly rosters: Readonly<Record<Side, readonly Athlete[]>>
  readonly absent: Readonly<Record<Side, readonly Absent[]>>
}

export function sheetOf(task: SheetTask): Sheet {
  const { seed, game, periods } = task
  const dice = diceFor(seed, 'play', game.id)
  const teams = { home: teamOf(dice, task, 'home'), away: teamOf(dice, task, 'away') }
  const stage = stageOf(dice, teams)
  const spans: PeriodSpan[] = []
  const trouble = troubleOf(dice)
  let startMs = tipOffMs(seed, game)
  for (const [at, points] of periods.entries()) {
    const period = at + 1
    const seconds = periodSeconds(game.season.league.id, period)
    const usual = usualIn(game, seconds)
    stage.begin(period, { seconds, startMs })
    playPeriod(stage, { points, usual, seconds, troubleAt: period === trouble ? 9 : null })
    const endMs = stage.nowMs()
    spans.push({ startMs, endMs, seconds })
    startMs = endMs + pauseAfter(dice, period) * 1000
  }
  return { game, periods, spans, plays: stage.plays, stops: stage.stops, teams }
}

/** The ball goes up a few minutes after the announced time. */
export const tipOffMs = (seed: string, { id, kickOffAtMs }: Game) =>
  kickOffAtMs + diceFor(seed, 'delay', id).between(20, 420) * 1000

function teamOf(dice: Dice, task: SheetTask, side: Side): TeamSheet {
  const { seed, game, periods, rosters, absent } = task
  const missing = new Set(absent[side].map(({ player }) => player))
  const bench = diceFor(seed, 'changes', game.id, side)
  const changes = periods.map((_, at) =>
    changesIn(bench, periodSeconds(game.season.league.id, at + 1)),
  )
  const rotation = rotationOf(dice, rosters[side], { missing, changes })
  return { roster: rosters[side], rotation, absent: absent[side] }
}

/** One match in 250 is interrupted, in one of the last three quarters. */
const troubleOf = (dice: Dice) => (dice.chance(0.004) ? dice.between(2, 4) : null)

function usualIn({ expected, season }: Game, seconds: number): Pair {
  const share = seconds / (4 * periodSeconds(season.league.id, 1))
  return { home: expected.home * share, away: expected.away * share }
}

const pauseAfter = (dice: Dice, period: number) =>
  period === 2 ? dice.between(14 * 60, 16 * 60) : dice.between(125, 170)
