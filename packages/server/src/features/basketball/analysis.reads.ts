import type { AnalysedTeam } from '@linmen/contract/match/basketball-standing.schemas.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { basketballDetailGateway } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import { extremesOf, quarterMeans } from '@linmen/domain/history/basketball/basketball-splits.ts'
import { seenBy, type SeenMatch } from '@linmen/domain/history/seen-match.ts'
import type { Team } from '@linmen/domain/sport/atlas.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { MARGIN_BANDS, marginCounts } from '@linmen/domain/standings/margin-bands.ts'
import { archiveOf } from '#features/archive/public.ts'
import { matchOf, recordedPast, resultChange } from '#features/football/public.ts'
import { cachedAnswer } from '#kit/answers/cached-answer.ts'
import type { Ports } from '#kit/ports.ts'
import { presentStats } from './history.present.ts'
import { HISTORY_FRESH_MS } from './history.reads.ts'

/** The last matches of both teams in figures: quarters, extremes and margins. */
export const analysis = cachedAnswer(
  basketballDetailGateway.getBkMatchAnalyzeStandingData,
  HISTORY_FRESH_MS,
  async (ports, { matchId, stage, place, part, size }) => {
    const past = await recordedPast(ports, await matchOf(ports, matchId, 'basketball'))
    const stages = await stageNames(ports, [...past.home, ...past.away])
    const seenOf = (each: Side) => {
      const inStage = past[each].filter(
        ({ fixture }) => stage === undefined || stages.get(fixture.stageId) === stage,
      )
      const seen = seenBy(past.sheet[each].id, inStage, part).filter(
        ({ home }) => place === 'all' || home === (place === 'home'),
      )
      return seen.slice(0, size)
    }
    const [home, away] = [seenOf('home'), seenOf('away')]
    return {
      matchId,
      stages: [...new Set(stages.values())],
      bands: [...MARGIN_BANDS],
      ...(await resultChange(ports, [home, away])),
      home: analysed(past.sheet.home, home),
      away: analysed(past.sheet.away, away),
    }
  },
)

function analysed(team: Team, seen: readonly SeenMatch[]): AnalysedTeam {
  const margins = seen.map(({ scored, conceded }) => scored - conceded)
  return {
    teamId: team.id,
    teamName: team.name,
    ...presentStats(seen),
    quarters: quarterMeans(seen),
    ...extremesOf(seen),
    won: marginCounts(margins),
    lost: marginCounts(margins.map((margin) => -margin)),
  }
}

/** The names of the stages these matches belong to. */
async function stageNames(ports: Ports, sheets: readonly MatchSheet[]) {
  const used = new Set(sheets.map(({ fixture }) => fixture.stageId))
  const names = new Map<string, string>()
  for (const seasonId of new Set(sheets.map(({ fixture }) => fixture.seasonId)))
    for (const { id, name } of await archiveOf(ports).stages(seasonId))
      if (used.has(id)) names.set(id, name)
  return names
}
