import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { Dice } from '@linmen/domain/chance/dice.ts'
import { shotPlan, type Try } from './shot-plan.ts'

/** What one side does with the ball until the other has it. All but the last are misses it got back itself. */
export interface Possession {
  readonly side: Side
  readonly tries: readonly Try[]
  /** Seconds of the period that are gone when it begins and when it ends. */
  readonly from: number
  readonly until: number
}

/** A period in turns: its possessions alternate and together last as long as it does. */
export function possessionsOf(
  dice: Dice,
  { points, usual, seconds }: { points: Pair; usual: Pair; seconds: number },
): Possession[] {
  const tries = {
    home: shotPlan(dice, points.home, usual.home),
    away: shotPlan(dice, points.away, usual.away),
  }
  const kept = { home: keptMisses(tries.home), away: keptMisses(tries.away) }
  const lost = { home: turnovers(dice, seconds), away: turnovers(dice, seconds) }
  const ends = (side: Side) => tries[side].length - kept[side] + lost[side]
  // Turns alternate, so who had more chances either got back more of its misses or the other lost more balls.
  while (Math.abs(ends('home') - ends('away')) > 1) {
    const [more, fewer]: [Side, Side] =
      ends('home') > ends('away') ? ['home', 'away'] : ['away', 'home']
    if (kept[more] < misses(tries[more]) * 0.4) kept[more] += 1
    else if (lost[more] > 2) lost[more] -= 1
    else lost[fewer] += 1
  }
  const home = turns(dice, tries.home, { kept: kept.home, lost: lost.home })
  const away = turns(dice, tries.away, { kept: kept.away, lost: lost.away })
  const homeFirst = home.length === away.length ? dice.chance(0.5) : home.length > away.length
  const order = alternate({ home, away }, homeFirst ? 'home' : 'away')
  return timed(dice, order, seconds)
}

/** A last miss cannot be got back, so now and then one side has a turn too many: it simply has the ball again. */
function alternate(
  turnsOf: Record<Side, Try[][]>,
  first: Side,
): Pick<Possession, 'side' | 'tries'>[] {
  const found: Pick<Possession, 'side' | 'tries'>[] = []
  const next = { home: 0, away: 0 }
  let side = first
  while (found.length < turnsOf.home.length + turnsOf.away.length) {
    const tries = turnsOf[side][next[side]]
    next[side] += 1
    if (tries) found.push({ side, tries })
    side = side === 'home' ? 'away' : 'home'
  }
  return found
}

function misses(tries: readonly Try[]): number {
  let count = 0
  for (const each of tries) if (isMiss(each)) count += 1
  return count
}

const isMiss = (each: Try) => (each.kind === 'two' || each.kind === 'three') && !each.made

const keptMisses = (tries: readonly Try[]) => Math.round(misses(tries) * 0.2)

const turnovers = (dice: Dice, seconds: number) =>
  Math.round((seconds / 720) * (2 + dice.next() * 2.8))

/** Splits tries into turns; a kept miss goes on with the next try. */
function turns(
  dice: Dice,
  tries: readonly Try[],
  { kept, lost }: { kept: number; lost: number },
): Try[][] {
  const all: Try[] = [...tries]
  for (let more = 0; more < lost; more += 1)
    all.splice(dice.between(0, all.length), 0, { kind: 'turnover' })
  const found: Try[][] = []
  let open: Try[] = []
  let left = kept
  let missesLeft = misses(tries)
  for (const [at, each] of all.entries()) {
    open.push(each)
    const miss = isMiss(each)
    const goesOn = miss && at < all.length - 1 && dice.next() * missesLeft < left
    if (miss) missesLeft -= 1
    if (goesOn) left -= 1
    else {
      found.push(open)
      open = []
    }
  }
  return found
}

function timed(
  dice: Dice,
  order: readonly Pick<Possession, 'side' | 'tries'>[],
  seconds: number,
): Possession[] {
  const weights = order.map(({ tries }) => 0.45 + dice.next() + 0.35 * (tries.length - 1))
  const all = weights.reduce((total, each) => total + each, 0)
  let gone = 0
  return order.map(({ side, tries }, at) => {
    const from = Math.round((gone / all) * seconds)
    gone += weights[at]!
    return { side, tries, from, until: Math.round((gone / all) * seconds) }
  })
}
