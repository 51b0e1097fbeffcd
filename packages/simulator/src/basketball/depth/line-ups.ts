import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { Absence, Lineup, LineupPlayer } from '@linmen/domain/sport/depth.ts'
import type { BasketballPosition } from '@linmen/domain/sport/player.ts'
import type { Absent } from '#basketball/season/absences.ts'
import type { Game } from '#basketball/season/game.ts'
import type { Athlete } from '#basketball/squad/roster.ts'
import { SIDES, type Note } from './note.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const POSITION_WORDS: Readonly<Record<BasketballPosition, string>> = {
  guard: '后卫',
  forward: '前锋',
  centre: '中锋',
}

/** Places on the own half for a drawing of the five. */
const SPOTS: Record<BasketballPosition, readonly (readonly [number, number])[]> = {
  guard: [
    [34, 74],
    [66, 74],
  ],
  forward: [
    [20, 46],
    [80, 46],
  ],
  centre: [[50, 24]],
}

export interface Five {
  readonly roster: readonly Athlete[]
  readonly coach: string
  readonly starters: readonly number[]
  readonly bench: readonly number[]
}

/** A side's five and bench. Marks are given once the match is over. */
export function lineup(
  side: Side,
  { roster, coach, starters, bench }: Five,
  told: { readonly confirmed: boolean; readonly ratings?: ReadonlyMap<string, number> },
): Lineup {
  const taken = { guard: 0, forward: 0, centre: 0 }
  const listed = (at: number, spot: readonly [number, number]): LineupPlayer => {
    const { id, name, shirt, position } = roster[at]!
    return {
      playerId: id,
      name,
      shirt,
      position: POSITION_WORDS[position],
      captain: at === starters[0],
      x: spot[0],
      y: spot[1],
      rating: told.ratings?.get(id) ?? null,
    }
  }
  return {
    kind: 'lineup',
    side,
    confirmed: told.confirmed,
    formation: '',
    coach,
    starters: starters.map((at) => {
      const { position } = roster[at]!
      const spots = SPOTS[position]
      const spot = spots[taken[position] % spots.length]!
      taken[position] += 1
      return listed(at, spot)
    }),
    bench: bench.map((at) => listed(at, [0, 0])),
  }
}

const INJURIES = [
  '脚踝扭伤',
  '膝部酸痛',
  '腿筋拉伤',
  '背部痉挛',
  '小腿拉伤',
  '手腕扭伤',
  '腹股沟拉伤',
  '脑震荡观察',
]

/** Injuries are known the day before; who is spared on a second night, three hours before. */
export function absenceNotes(
  { kickOffAtMs, day }: Game,
  sides: Readonly<Record<Side, { roster: readonly Athlete[]; absent: readonly Absent[] }>>,
): Note[] {
  return SIDES.flatMap((side) =>
    sides[side].absent.map((absent): Note => {
      const { id, name, position } = sides[side].roster[absent.player]!
      const who = { side, playerId: id, player: name, position: POSITION_WORDS[position] }
      const body: Absence =
        absent.reason === 'rest'
          ? {
              kind: 'absence',
              ...who,
              reason: 'rest',
              detail: '背靠背轮休',
              sinceDay: day,
              untilDay: day,
            }
          : {
              kind: 'absence',
              ...who,
              reason: 'injury',
              detail: INJURIES[absent.injury]!,
              sinceDay: absent.sinceDay,
              untilDay: absent.untilDay,
            }
      return { atMs: kickOffAtMs - (absent.reason === 'rest' ? 3 : 22) * HOUR_MS, body }
    }),
  )
}
