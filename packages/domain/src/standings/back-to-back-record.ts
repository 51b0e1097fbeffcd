import { backToBack } from '#match/list/back-to-back.ts'
import type { MatchSheet } from '#sport/fixture.ts'
import { recordOf, type WinRecord } from './basketball-table.ts'
import { basketballPlayed, gamesByTeam } from './played.ts'

/** How a team does on the second and third of consecutive days, and after a day without a game. */
export interface BackToBackRecord {
  readonly teamId: string
  readonly second: WinRecord
  readonly third: WinRecord
  readonly rested: WinRecord
}

export function backToBackTable(
  leagueId: string,
  teamIds: readonly string[],
  sheets: readonly MatchSheet[],
): BackToBackRecord[] {
  const games = gamesByTeam(basketballPlayed(sheets))
  return teamIds.map((teamId) => {
    const own = (games.get(teamId) ?? []).toReversed()
    const marks = backToBack(own.map(({ kickOffAtMs }) => ({ leagueId, kickOffAtMs })))
    return {
      teamId,
      second: recordOf(own.filter((_, at) => marks[at]!.backToBackTwo)),
      third: recordOf(own.filter((_, at) => marks[at]!.backToBackThree)),
      rested: recordOf(
        own.filter((_, at) => !marks[at]!.backToBackTwo && !marks[at]!.backToBackThree),
      ),
    }
  })
}
