import type { LineupSide } from '@linmen/contract/match/football-detail.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { analysisQueries } from '#features/football-data/football-data.queries.ts'
import { AbsenceTable } from '#features/match-parts/parts/public.ts'
import { DataCard } from './data-card.tsx'
import s from './form-card.module.css'
import type { OfMatch } from './tabs.tsx'

/** Who is missing, why and for how long. */
export function AbsencesCard({ matchId }: OfMatch) {
  const query = useQuery(analysisQueries.lineup(matchId))
  return (
    <DataCard
      title="伤停"
      query={query}
      height={200}
      isEmpty={({ home, away }) => home.absences.length + away.absences.length === 0}
      emptyText="没有收到伤停消息"
    >
      {({ home, away }) => [home, away].map((side) => <Side key={side.teamId} side={side} />)}
    </DataCard>
  )
}

function Side({ side: { teamName, absences } }: { side: LineupSide }) {
  return (
    <section aria-label={`${teamName} 伤停`}>
      <header className={s.head}>
        <h3>{teamName}</h3>
      </header>
      {absences.length === 0 ? (
        <p className={s.note}>没有收到伤停消息</p>
      ) : (
        <AbsenceTable caption={`${teamName} 伤停名单`} absences={absences} />
      )}
    </section>
  )
}
