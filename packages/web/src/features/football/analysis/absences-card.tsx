import { useQuery } from '@tanstack/react-query'
import { DataCard } from '#sport/data-card/data-card.tsx'
import { analysisQueries } from '#features/football/match-data.queries.ts'
import { AbsenceTable, TeamPart } from '#features/match-parts/parts/public.ts'
import type { OfMatch } from '#features/football/of-match.ts'

const NOBODY_MISSING = '没有收到伤停消息'

/** Who is missing, why and for how long. */
export function AbsencesCard({ matchId }: OfMatch) {
  const query = useQuery(analysisQueries.lineup(matchId))
  const kickOffAtMs = useQuery(analysisQueries.info(matchId)).data?.kickOffAtMs
  return (
    <DataCard
      title="伤停"
      query={query}
      height={200}
      isEmpty={({ home, away }) => home.absences.length + away.absences.length === 0}
      emptyText={NOBODY_MISSING}
    >
      {({ home, away }) =>
        [home, away].map(({ teamId, teamName, absences }) => (
          <TeamPart
            key={teamId}
            name={teamName}
            what="伤停"
            empty={absences.length === 0 && NOBODY_MISSING}
          >
            <AbsenceTable caption={`${teamName} 伤停名单`} {...{ absences, kickOffAtMs }} />
          </TeamPart>
        ))
      }
    </DataCard>
  )
}
