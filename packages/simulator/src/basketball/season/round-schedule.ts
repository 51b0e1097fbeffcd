import type { RoundPlan } from '#basketball/atlas/league-row.ts'
import type { Dice } from '@linmen/domain/chance/dice.ts'
import type { Pairing } from './pairing.ts'

/** Everybody meets everybody `legs` times, a whole round at a time; the lot decides who sits where. */
export function roundSchedule(
  dice: Dice,
  plan: RoundPlan,
  { clubs, weekday }: { clubs: number; weekday: number },
): Pairing[] {
  const seats = shuffled(dice, clubs)
  const turning = clubs - 1
  const days = roundDays(plan, plan.legs * turning, weekday)
  return days.flatMap((day, at) => {
    const swapped = Math.floor(at / turning) % 2 === 1
    return circle(clubs, at % turning).map(([a, b]) => {
      const [home, away] = swapped ? [b, a] : [a, b]
      const wait = dice.between(0, plan.spread - 1)
      return { home: seats[home]!, away: seats[away]!, day: day + wait, round: at + 1 }
    })
  })
}

/** Days after the first day on which the rounds begin; `weekday` is that of the first day. */
function roundDays({ weeks }: RoundPlan, rounds: number, weekday: number): number[] {
  const days: number[] = []
  for (let week = 0; days.length < rounds; week += 1)
    for (const wanted of weeks[week % weeks.length]!) {
      const day = week * 7 + wanted - weekday
      if (day >= 0 && days.length < rounds) days.push(day)
    }
  return days
}

/** One round of the circle method: the last seat stands still, the others move on. */
function circle(seats: number, turn: number): [number, number][] {
  const turning = seats - 1
  return Array.from({ length: seats / 2 }, (_, at) => {
    if (at === 0) return turn % 2 === 0 ? [turn, turning] : [turning, turn]
    const [one, other] = [(turn + at) % turning, (turn + turning - at) % turning]
    return at % 2 === 1 ? [one, other] : [other, one]
  })
}

export function shuffled(dice: Dice, count: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  for (let at = count - 1; at > 0; at -= 1) {
    const other = dice.between(0, at)
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}
