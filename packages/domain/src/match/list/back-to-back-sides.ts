import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { Fixture } from '#sport/fixture.ts'
import { backToBack, knowsBackToBack, type BackToBack } from './back-to-back.ts'

export type SideMarks = Readonly<Record<Side, BackToBack>>

export const UNMARKED: BackToBack = {
  backToBack: false,
  backToBackTwo: false,
  backToBackThree: false,
}

type Announced = Pick<Fixture, 'id' | 'leagueId' | 'homeId' | 'awayId' | 'kickOffAtMs'>

/** The marks of both sides of every match in a schedule, in any order. Matches nobody is marked in are left out. */
export function sideMarks(schedule: readonly Announced[]): ReadonlyMap<string, SideMarks> {
  const newestFirst = schedule
    .filter(({ leagueId }) => knowsBackToBack(leagueId))
    .toSorted((a, b) => b.kickOffAtMs - a.kickOffAtMs)
  const marks = new Map<string, SideMarks>()
  for (const [teamId, own] of byTeam(newestFirst))
    backToBack(own).forEach((mark, at) => {
      if (!Object.values(mark).includes(true)) return
      const { id, homeId } = own[at]!
      const known = marks.get(id) ?? { home: UNMARKED, away: UNMARKED }
      marks.set(id, { ...known, [homeId === teamId ? 'home' : 'away']: mark })
    })
  return marks
}

/** What a row says that speaks of a match and not of a team. */
export const eitherSide = ({ home, away }: SideMarks): BackToBack => ({
  backToBack: home.backToBack || away.backToBack,
  backToBackTwo: home.backToBackTwo || away.backToBackTwo,
  backToBackThree: home.backToBackThree || away.backToBackThree,
})

function byTeam(matches: readonly Announced[]): Map<string, Announced[]> {
  const teams = new Map<string, Announced[]>()
  for (const match of matches)
    for (const id of [match.homeId, match.awayId]) {
      const own = teams.get(id)
      if (own) own.push(match)
      else teams.set(id, [match])
    }
  return teams
}
