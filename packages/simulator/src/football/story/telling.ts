import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { diceFor, type Dice } from '@linmen/domain/chance/dice.ts'
import type { Match } from '#football/season/match.ts'
import type { Cast } from './cast.ts'
import type { Draft } from './draft.ts'
import type { Incident } from './incidents.ts'
import { leave, LIKELY, sideState, someone, type SideState } from './side-state.ts'

/** Tells what happened in ninety minutes in order of time, so that only men on the pitch do anything. */
export function tellPlay(
  seed: string,
  match: Match,
  {
    incidents,
    casts,
  }: { readonly incidents: readonly Incident[]; readonly casts: Readonly<Record<Side, Cast>> },
): { readonly drafts: Draft[]; readonly left: Readonly<Record<Side, SideState>> } {
  const teller: Teller = {
    dice: diceFor(seed, 'telling', match.id),
    sides: { home: sideState(casts.home), away: sideState(casts.away) },
  }
  const drafts = incidents.flatMap((incident) => tell(teller, incident))
  return { drafts, left: teller.sides }
}

interface Teller {
  readonly dice: Dice
  readonly sides: Readonly<Record<Side, SideState>>
}

function tell(teller: Teller, incident: Incident): Draft[] {
  const { kind, side, minute, atMs } = incident
  if (kind === 'corner') return [{ atMs, body: { kind, side } }]
  if (kind === 'goal') return [goal(teller, incident)]
  if (kind === 'takenBack') return takenBack(teller, incident)
  if (kind === 'substitution') return change(teller, incident)
  if (kind === 'missedPenalty') {
    const taker = someone(teller.dice, teller.sides[side].onPitch, LIKELY.scorer)!
    return [{ atMs, body: { kind, side, minute, player: taker.name } }]
  }
  return [kind === 'yellow' ? yellow(teller, incident) : red(teller, incident)]
}

function goal({ dice, sides }: Teller, { side, minute, atMs }: Incident): Draft {
  const own = dice.chance(0.025)
  const scorers = sides[own ? other(side) : side].onPitch
  const scorer = someone(dice, scorers, own ? LIKELY.unlucky : LIKELY.scorer)!
  const how = own ? 'own' : dice.chance(0.085) ? 'penalty' : undefined
  const mates = sides[side].onPitch.filter((man) => man !== scorer)
  const assist = !how && dice.chance(0.72) ? someone(dice, mates, LIKELY.assistant) : null
  const body = { kind: 'goal', side, minute, player: scorer.name, playerId: scorer.id } as const
  return {
    atMs,
    body: { ...body, ...(assist && { assist: assist.name }), ...(how && { how }) },
  }
}

function takenBack(teller: Teller, incident: Incident): Draft[] {
  const told = goal(teller, incident)
  const wait = teller.dice.between(45, 100)
  return [
    told,
    {
      atMs: incident.atMs + wait * 1000,
      body: { kind: 'takenBack', goal: told },
    },
  ]
}

/** Everybody is warned once; the second warning of a man is a red card and told as one. */
function yellow({ dice, sides }: Teller, { side, minute, atMs }: Incident): Draft {
  const { onPitch, booked } = sides[side]
  const clean = onPitch.filter(({ id }) => !booked.has(id))
  const man = someone(dice, clean.length > 0 ? clean : onPitch, LIKELY.booked)!
  booked.add(man.id)
  return {
    atMs,
    body: { kind: 'card', colour: 'yellow', side, minute, player: man.name, playerId: man.id },
  }
}

function red({ dice, sides }: Teller, { side, minute, atMs }: Incident): Draft {
  const { onPitch, booked } = sides[side]
  const field = onPitch.filter(({ position }) => position !== 'goalkeeper')
  const warned = field.filter(({ id }) => booked.has(id))
  const second = warned.length > 0 && dice.chance(0.55)
  const man = someone(dice, second ? warned : field, LIKELY.booked)!
  leave(onPitch, man)
  return {
    atMs,
    body: {
      kind: 'card',
      colour: 'red',
      ...(second && { second }),
      side,
      minute,
      player: man.name,
      playerId: man.id,
    },
  }
}

/** Like for like where the bench has one; nobody goes off who just came on. */
function change({ dice, sides }: Teller, { side, minute, atMs }: Incident): Draft[] {
  const { onPitch, bench, fresh } = sides[side]
  const comes = bench.shift()
  if (!comes) return []
  const field = onPitch.filter((man) => man.position !== 'goalkeeper' && !fresh.has(man.id))
  const alike = field.filter(({ position }) => position === comes.position)
  const leaves = dice.pick(alike.length > 0 ? alike : field)
  onPitch.splice(onPitch.indexOf(leaves), 1, comes)
  fresh.add(comes.id)
  return [
    { atMs, body: { kind: 'substitution', side, minute, player: comes.name, leaves: leaves.name } },
  ]
}

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')
