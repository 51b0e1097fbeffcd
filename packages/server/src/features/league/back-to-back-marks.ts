import { backToBack, type BackToBack } from '@linmen/domain/match/back-to-back.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { teamsOf } from '@linmen/domain/standings/cup-groups.ts'

/** Which of these matches one of the two teams plays on consecutive days, as the schedule `among` has it. */
export function backToBackMarks(
  sheets: readonly MatchSheet[],
  among: readonly MatchSheet[],
): ReadonlyMap<string, BackToBack> {
  const marks = new Map<string, BackToBack>()
  const newestFirst = among
    .map(({ fixture }) => fixture)
    .toSorted((a, b) => b.kickOffAtMs - a.kickOffAtMs)
  for (const teamId of teamsOf(sheets)) {
    const own = newestFirst.filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId)
    backToBack(own).forEach((mark, at) => {
      const { id } = own[at]!
      marks.set(id, either(marks.get(id), mark))
    })
  }
  return marks
}

const either = (one: BackToBack | undefined, two: BackToBack): BackToBack => ({
  backToBack: (one?.backToBack ?? false) || two.backToBack,
  backToBackTwo: (one?.backToBackTwo ?? false) || two.backToBackTwo,
  backToBackThree: (one?.backToBackThree ?? false) || two.backToBackThree,
})
