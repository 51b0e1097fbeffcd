import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { squadOf } from './demo-players.ts'
import type { DemoFixture } from './demo-schedule.ts'
import { diceFor, poisson, type Dice } from './dice.ts'
import { momentOf, type StoryClock } from './story-clock.ts'
import type { Draft } from './story-draft.ts'

/** Goals each side is expected to score in ninety minutes. Together about 2.7. */
export function expectedGoals({ home, away }: DemoFixture): { home: number; away: number } {
  const against = (strength: number) => 1.45 - 0.3 * strength
  return {
    home: home.strength * 1.05 * against(away.strength),
    away: away.strength * 0.83 * against(home.strength),
  }
}

/** Goals, cards, corners and the goals a video review takes back, in normal time. */
export function playDrafts(seed: string, fixture: DemoFixture, clock: StoryClock): Draft[] {
  const dice = diceFor(seed, 'play', fixture.id)
  const expected = expectedGoals(fixture)
  return (['home', 'away'] as const).flatMap((side) => {
    const squad = squadOf(seed, fixture[side].id)
    return [
      ...times(poisson(dice, expected[side]), () => goalDraft(dice, clock, side, squad)),
      ...times(dice.chance(0.08) ? 1 : 0, () => takenBack(dice, clock, side, squad)).flat(),
      ...times(poisson(dice, 1.8), () => cardDraft(dice, clock, side, squad, 'yellow')),
      ...times(dice.chance(0.07) ? 1 : 0, () => cardDraft(dice, clock, side, squad, 'red')),
      ...times(poisson(dice, 4.9), () => cornerDraft(dice, clock, side)),
    ]
  })
}

function goalDraft(dice: Dice, clock: StoryClock, side: Side, squad: readonly string[]): Draft {
  const minute = someMinute(dice)
  const [player, other] = [dice.pick(squad), dice.pick(squad)]
  const assist = other !== player && dice.chance(0.65) ? { assist: other } : {}
  return {
    atMs: momentOf(clock, minute, dice.between(2, 58)),
    body: { kind: 'goal', side, minute, player, ...assist },
  }
}

function takenBack(dice: Dice, clock: StoryClock, side: Side, squad: readonly string[]): Draft[] {
  const goal = goalDraft(dice, clock, side, squad)
  const minute = goal.body.kind === 'goal' ? goal.body.minute : 0
  const atMs = goal.atMs + dice.between(45, 115) * 1000
  return [goal, { atMs, body: { kind: 'takenBack', goal, minute: minute + 1 } }]
}

function cardDraft(
  dice: Dice,
  clock: StoryClock,
  side: Side,
  squad: readonly string[],
  colour: 'yellow' | 'red',
): Draft {
  const minute = someMinute(dice)
  return {
    atMs: momentOf(clock, minute, dice.between(2, 58)),
    body: { kind: 'card', colour, side, minute, player: dice.pick(squad) },
  }
}

const cornerDraft = (dice: Dice, clock: StoryClock, side: Side): Draft => ({
  atMs: momentOf(clock, dice.between(1, 90), dice.between(2, 58)),
  body: { kind: 'corner', side },
})

// A little more happens late in a match than early.
const someMinute = (dice: Dice) => Math.min(90, 1 + Math.floor(90 * dice.next() ** 0.9))

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)
