import type { FreePlan } from '#basketball/atlas/league-row.ts'
import type { Dice } from '@linmen/domain/chance/dice.ts'
import type { Pairing } from './pairing.ts'
import { shuffled } from './round-schedule.ts'

/**
 * A season without rounds. Day by day, the teams that are furthest behind play first, against whom they still have to
 * play; now and then on two nights in a row, never on three.
 */
export function freeSchedule(dice: Dice, plan: FreePlan, clubs: number): Pairing[] {
  const left = matchesToPlay(dice, plan, clubs)
  const desk: Desk = {
    dice,
    plan,
    left,
    need: left.map((row, at) => sum(row) + sum(left.map((other) => other[at]!))),
    played: left.map(() => [-9, -9]),
    atHome: left.map(() => 0),
  }
  const pairings: Pairing[] = []
  const all = (clubs * plan.games) / 2
  for (let day = 0; pairings.length < all; day += 1) {
    const share = (all - pairings.length) / Math.max(1, plan.days - day)
    const quota = Math.round(share * WEEK[day % 7]! + dice.next() - 0.5)
    if (day < plan.days && isBreak(day, plan.days)) continue
    pairings.push(...playDay(desk, day, day < plan.days ? quota : clubs))
  }
  return pairings
}

interface Desk {
  readonly dice: Dice
  readonly plan: FreePlan
  /** Matches the row still hosts against the column. */
  readonly left: number[][]
  readonly need: number[]
  /** The two last days of each team. */
  readonly played: [number, number][]
  /** Matches at home minus matches away. */
  readonly atHome: number[]
}

/** Some days of the week carry more than others. */
const WEEK = [1, 0.8, 1.35, 0.6, 1.4, 1.05, 0.95]

/** A few days in the middle belong to the all-stars. */
const isBreak = (day: number, days: number) => {
  const middle = Math.floor(days * 0.68)
  return days > 150 && day >= middle && day < middle + 6
}

function playDay(desk: Desk, day: number, quota: number): Pairing[] {
  const { dice, need } = desk
  const rank = need.map(
    (left, at) => left + dice.next() * 2 - (desk.played[at]![0] === day - 1 ? 1 : 0),
  )
  const free = new Set([...rank.keys()].filter((at) => need[at]! > 0 && mayPlay(desk, at, day)))
  const order = [...free].toSorted((a, b) => rank[b]! - rank[a]!)
  const found: Pairing[] = []
  for (const one of order) {
    if (found.length >= quota) break
    if (!free.has(one)) continue
    const other = order.find((at) => at !== one && free.has(at) && meetings(desk, one, at) > 0)
    if (other === undefined) continue
    free.delete(one)
    free.delete(other)
    found.push(played(desk, [one, other], day))
  }
  return found
}

function mayPlay({ played, dice, plan }: Desk, at: number, day: number): boolean {
  const [last, before] = played[at]!
  if (last !== day - 1) return true
  return before !== day - 2 && dice.chance(plan.secondNight)
}

const meetings = ({ left }: Desk, one: number, other: number) =>
  left[one]![other]! + left[other]![one]!

function played(desk: Desk, [one, other]: [number, number], day: number): Pairing {
  const { left, need, atHome } = desk
  const open = (host: number, guest: number) => left[host]![guest]! > 0
  const fits = open(one, other) && (!open(other, one) || atHome[one]! <= atHome[other]!)
  const [home, away] = fits ? [one, other] : [other, one]
  left[home]![away]! -= 1
  for (const at of [one, other]) {
    need[at]! -= 1
    desk.played[at] = [day, desk.played[at]![0]]
  }
  atHome[home]! += 1
  atHome[away]! -= 1
  return { home, away, day, round: null }
}

/**
 * How often each row hosts each column. Within a conference teams sit in a ring by lot: the nearest meet once more than
 * the others, and where a pair meets an odd number of times the one in front hosts the odd match, so that everybody
 * has as many at home as away.
 */
function matchesToPlay(dice: Dice, plan: FreePlan, clubs: number): number[][] {
  const size = clubs / 2
  const left = Array.from({ length: clubs }, () => Array.from({ length: clubs }, () => 0))
  const extra = plan.games - plan.own * (size - 1) - plan.other * size
  for (const conference of [0, 1]) {
    const ring = shuffled(dice, size).map((at) => at + conference * size)
    for (let one = 0; one < clubs / 2; one += 1)
      for (let step = 1; step < size; step += 1) {
        const near = Math.min(step, size - step)
        const times = plan.own + (near <= extra / 2 ? 1 : 0)
        const inFront = step === near ? 1 : 0
        left[ring[one]!]![ring[(one + step) % size]!] = Math.floor((times + inFront) / 2)
      }
    for (let host = 0; host < size; host += 1)
      for (let guest = 0; guest < size; guest += 1)
        left[host + conference * size]![guest + (1 - conference) * size] = plan.other / 2
  }
  return left
}

const sum = (row: readonly number[]) => row.reduce((total, each) => total + each, 0)
