import type { FootballPosition } from '@linmen/domain/sport/player.ts'
import { diceFor } from '@linmen/domain/chance/dice.ts'
import { dayText } from '#football/season/half-year.ts'
import { SIDES, type Note, type Stage } from './stage.ts'

const HOUR_MS = 3_600_000

export const POSITION_WORDS: Readonly<Record<FootballPosition, string>> = {
  goalkeeper: '门将',
  defender: '后卫',
  midfielder: '中场',
  forward: '前锋',
}

/** Who misses the match: the hurt, with the days they are out, and who was sent off in the match before. */
export function absenceNotes({ almanac, hands, match }: Stage): Note[] {
  return SIDES.flatMap((side) => {
    const dice = diceFor(almanac.seed, 'absences', match.id, side)
    const atMs = () => match.kickOffAtMs - dice.between(20 * 60, 46 * 60) * 60_000
    const hurt = hands.injured(match, side).map(({ man, detail, since, until }): Note => ({
      atMs: atMs(),
      body: {
        kind: 'absence',
        side,
        playerId: man.id,
        player: man.name,
        position: POSITION_WORDS[man.position],
        reason: 'injury',
        detail,
        sinceDay: dayText(since),
        untilDay: until - since > 40 ? null : dayText(until),
      },
    }))
    const barred = hands.suspended(match, side).map((man): Note => ({
      atMs: match.kickOffAtMs - 47 * HOUR_MS,
      body: {
        kind: 'absence',
        side,
        playerId: man.id,
        player: man.name,
        position: POSITION_WORDS[man.position],
        reason: 'suspension',
        detail: '上一场比赛被红牌罚下，停赛一场',
        sinceDay: dayText(match.day),
        untilDay: dayText(match.day + 1),
      },
    }))
    return [...barred, ...hurt]
  })
}
