import { remembered } from '#world/bounded.ts'
import { diceFor } from '#world/dice.ts'
import type { Club } from '#world/football/season/clubs.ts'
import type { DayNumber } from '#world/football/season/half-year.ts'
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

/** Who cannot play on a day: at most four of a squad and never two goalkeepers, as a club would see to it. */
export function injuriesOf(
  seed: string,
  rosterOf: (club: Club) => readonly Man[],
): (club: Club, day: DayNumber) => Injury[] {
  // Who gets hurt in these thirty days; a spell may last beyond them.
  const spells = remembered(6000, (key: string): Injury[] => {
    const [clubId, block] = key.split(' ') as [string, string]
    const dice = diceFor(seed, 'injuries', clubId, block)
    const clubSpells: Injury[] = []
    for (const man of menOf(clubId)) {
      if (!dice.chance(man.position === 'goalkeeper' ? 0.02 : 0.07)) continue
      const since = Number(block) * BLOCK_DAYS + dice.between(0, BLOCK_DAYS - 1)
      const detail = dice.pick(DETAILS)
      const days = detail.startsWith('十字') ? LONGEST : Math.round(6 + 40 * dice.next() ** 2)
      clubSpells.push({ man, detail, since, until: since + days })
    }
    return clubSpells
  })
  const clubs = new Map<string, Club>()
  const menOf = (clubId: string) => rosterOf(clubs.get(clubId)!)
  return (club, day) => {
    clubs.set(club.id, club)
    const block = Math.floor(day / BLOCK_DAYS)
    const blocks = [block, block - 1, block - 2, block - 3]
    const hurt = blocks
      .flatMap((each) => spells(`${club.id} ${each}`))
      .filter(({ since, until }) => since <= day && day < until)
    const once = new Map(hurt.map((injury) => [injury.man.id, injury]))
    const keepers = [...once.values()].filter(({ man }) => man.position === 'goalkeeper')
    const others = [...once.values()].filter(({ man }) => man.position !== 'goalkeeper')
    return [...keepers.slice(0, 1), ...others].slice(0, 4)
  }
}
