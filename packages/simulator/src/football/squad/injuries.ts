import { remembered } from '#bounded.ts'
import { diceFor, poisson, type Dice } from '@linmen/domain/chance/dice.ts'
import type { Club } from '#football/season/clubs.ts'
import type { DayNumber } from '#football/season/half-year.ts'
import type { Man } from './roster.ts'

export interface Injury {
  readonly man: Man
  readonly detail: string
  readonly since: DayNumber
  readonly until: DayNumber
}

const DETAILS = [
  '大腿肌肉拉伤',
  '腿筋拉伤',
  '踝关节扭伤',
  '膝关节伤势',
  '小腿伤势',
  '腹股沟伤势',
  '背部不适',
  '足底筋膜炎',
  '肩部伤势',
  '十字韧带伤势',
]

const BLOCK_DAYS = 30
const LONGEST = 75
/** Spells that begin in a block of a club: about two men are missing at any time. */
const SPELLS = 2.6

/** Who cannot play on a day: at most four of a squad and never two goalkeepers, as a club would see to it. */
export function injuriesOf(
  seed: string,
  rosterOf: (clubId: string) => readonly Man[],
): (club: Club, day: DayNumber) => Injury[] {
  const spells = remembered(8000, (key: string) => {
    const [clubId, block] = key.split(' ') as [string, string]
    return spellsOf(diceFor(seed, 'injuries', clubId, block), rosterOf(clubId), Number(block))
  })
  return ({ id }, day) => {
    const block = Math.floor(day / BLOCK_DAYS)
    const hurt = [block, block - 1, block - 2, block - 3]
      .flatMap((each) => spells(`${id} ${each}`))
      .filter(({ since, until }) => since <= day && day < until)
    const once = [...new Map(hurt.map((injury) => [injury.man.id, injury])).values()]
    const keepers = once.filter(({ man }) => man.position === 'goalkeeper')
    const others = once.filter(({ man }) => man.position !== 'goalkeeper')
    return [...keepers.slice(0, 1), ...others].slice(0, 4)
  }
}

function spellsOf(dice: Dice, men: readonly Man[], block: number): Injury[] {
  return Array.from({ length: poisson(dice, SPELLS) }, () => {
    const man = dice.pick(men)
    const since = block * BLOCK_DAYS + dice.between(0, BLOCK_DAYS - 1)
    const detail = dice.pick(DETAILS)
    const days = detail.startsWith('十字') ? LONGEST : Math.round(6 + 40 * dice.next() ** 2)
    return { man, detail, since, until: since + days }
  })
}
