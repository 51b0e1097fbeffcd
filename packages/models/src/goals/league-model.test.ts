import { describe, expect, it } from 'vitest'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { diceFor, poisson } from '@linmen/domain/chance/dice.ts'
import { leagueModel } from './league-model.ts'

const DAY_MS = 86_400_000
const TEAMS = ['a', 'b', 'c', 'd', 'e', 'f']

/** A league in which `a` scores twice as much as everybody else, four rounds of everybody against everybody. */
function season(): MatchSheet[] {
  const dice = diceFor('league')
  const sheets: MatchSheet[] = []
  for (let round = 0; round < 4; round += 1)
    for (const home of TEAMS)
      for (const away of TEAMS)
        if (home !== away)
          sheets.push(
            sheet(sheets.length, [home, away], {
              home: poisson(dice, home === 'a' ? 2.8 : 1.4),
              away: poisson(dice, away === 'a' ? 2.4 : 1.1),
            }),
          )
  return sheets
}

const sheet = (day: number, [homeId, awayId]: [string, string], full: object) =>
  ({
    fixture: { homeId, awayId, kickOffAtMs: day * DAY_MS },
    result: { phase: 'finished', full },
  }) as MatchSheet

describe('ratings of a league', () => {
  const history = season()
  const model = leagueModel(history, 200 * DAY_MS)!

  it('know the stronger side and the home side', () => {
    const [strong, weak] = [model.rate('a', 'b')!, model.rate('b', 'a')!]
    expect(strong.chances.home).toBeGreaterThan(5500)
    expect(weak.chances.away).toBeGreaterThan(weak.chances.home)
    expect(strong.sample).toBe(history.length)
  })

  it('look at nothing that came later', () => {
    const early = leagueModel(history, 100 * DAY_MS)!.rate('a', 'b')
    const later = sheet(150, ['b', 'a'], { home: 9, away: 0 })
    expect(leagueModel([...history, later], 100 * DAY_MS)!.rate('a', 'b')).toEqual(early)
  })

  it.each([
    ['a league that has hardly begun', history.slice(0, 59), 'a'],
    ['a team that has hardly played', history, 'newcomer'],
  ])('are silent about %s', (_, known, team) => {
    expect(leagueModel(known, 200 * DAY_MS)?.rate(team, 'b') ?? null).toBeNull()
  })
})
