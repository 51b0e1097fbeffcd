import type { LineupSide } from '@linmen/contract/match/football-detail.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { analysisQueries } from '#features/football-data/football-data.queries.ts'
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

const REASONS = { injury: '伤', suspension: '停', doubtful: '疑', rest: '休' }

function Side({ side: { teamName, absences } }: { side: LineupSide }) {
  return (
    <section aria-label={`${teamName} 伤停`}>
      <header className={s.head}>
        <h3>{teamName}</h3>
      </header>
      {absences.length === 0 ? (
        <p className={s.note}>没有收到伤停消息</p>
      ) : (
        <DataTable
          caption={`${teamName} 伤停名单`}
          rows={absences}
          keyOf={({ playerId }) => playerId}
          columns={[
            { head: '球员', align: 'start', rowHead: true, cell: ({ name }) => name },
            { head: '位置', cell: ({ position }) => position },
            { head: '原因', cell: ({ reason, detail }) => `${REASONS[reason]}　${detail}` },
            { head: '预计复出', cell: ({ untilDay }) => untilDay?.slice(5) ?? '未定' },
          ]}
        />
      )}
    </section>
  )
}
