import type { AnalysedTeam } from '@linmen/contract/match/basketball-standing.schemas.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DataCard } from '#sport/data-card/data-card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { analysisQuery, countsQuery } from '#features/basketball/basketball.queries.ts'
import { recordFacts } from '#features/basketball/past-rows.ts'
import { RecordFacts, TeamNote } from '#features/match-parts/parts/public.ts'
import type { OfMatch } from './detail-tabs.tsx'
import { periodHead } from '@linmen/domain/match/basketball/basketball-words.ts'
import s from './analysis-tab.module.css'

const PLACES = [
  { key: 'all' as const, label: '全部' },
  { key: 'home' as const, label: '主场' },
  { key: 'away' as const, label: '客场' },
]
type Place = (typeof PLACES)[number]['key']

/** 分析: the season of both teams, their quarters, and by how much they win and lose. */
export function AnalysisTab({ matchId }: OfMatch) {
  const [place, setPlace] = useState<Place>('all')
  const [part, setPart] = useState<'full' | 'half'>('full')
  const counts = useQuery({ ...countsQuery(matchId, place), placeholderData: keepPreviousData })
  const analysis = useQuery({
    ...analysisQuery(matchId, { place, part, size: 10 }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className={s.choices}>
        <Segmented label="场地" items={PLACES} value={place} onChange={setPlace} />
        <Chip active={part === 'half'} onClick={() => setPart(part === 'half' ? 'full' : 'half')}>
          半场
        </Chip>
      </div>
      <DataCard
        title="赛季战绩"
        fact="只计本赛事，让分、大小只计有终盘的比赛"
        query={counts}
        recent={matchId}
        changed={counts.data}
        height={220}
      >
        {({ home, away }) =>
          [away, home].map((team) => (
            <section key={team.teamId} aria-label={`${team.teamName} 赛季战绩`}>
              <h3 className={s.team}>{team.teamName}</h3>
              <RecordFacts facts={recordFacts(team)} />
              <TeamNote
                text={`总分为单数 ${team.odd.count} 场（${team.odd.percent}%）　加时 ${team.overtimes.count} 场`}
              />
            </section>
          ))
        }
      </DataCard>
      <DataCard
        title={part === 'half' ? '近 10 场上半场' : '近 10 场'}
        fact="含收录的各项赛事"
        query={analysis}
        recent={matchId}
        changed={analysis.data}
        height={320}
        isEmpty={({ home, away }) => home.played + away.played === 0}
        emptyText="按所选条件没有收录的比赛"
      >
        {({ home, away, bands }) => (
          <>
            <Quarters teams={[away, home]} />
            <Margins teams={[away, home]} bands={bands} />
          </>
        )}
      </DataCard>
    </>
  )
}

interface Teams {
  readonly teams: readonly AnalysedTeam[]
}

function Quarters({ teams }: Teams) {
  const periods = teams[0]?.quarters.map(({ period }) => period) ?? []
  return (
    <DataTable
      caption="各节场均得失分"
      rows={teams}
      keyOf={({ teamId }) => teamId}
      columns={[
        { head: '场均得/失', align: 'start', rowHead: true, cell: ({ teamName }) => teamName },
        ...periods.map((period, at) => ({
          head: periodHead(period),
          cell: ({ quarters }: AnalysedTeam) => (
            <span className={s.pair}>
              <b>{quarters[at]?.scored.toFixed(1) ?? '-'}</b>
              {quarters[at]?.conceded.toFixed(1) ?? '-'}
            </span>
          ),
        })),
        {
          head: '总分',
          cell: ({ points }) => (
            <span className={s.pair}>
              <b>{points.scored.toFixed(1)}</b>
              {points.conceded.toFixed(1)}
            </span>
          ),
        },
        {
          head: '高/低',
          cell: ({ highest, lowest }) => `${highest?.value ?? '-'}/${lowest?.value ?? '-'}`,
        },
      ]}
    />
  )
}

function Margins({ teams, bands }: Teams & { bands: readonly string[] }) {
  return (
    <DataTable
      caption="胜负分差场次"
      rows={teams}
      keyOf={({ teamId }) => teamId}
      columns={[
        { head: '分差 胜/负', align: 'start', rowHead: true, cell: ({ teamName }) => teamName },
        ...bands.map((band, at) => ({
          head: band,
          cell: ({ won, lost }: AnalysedTeam) => `${won[at] ?? 0}/${lost[at] ?? 0}`,
        })),
      ]}
    />
  )
}
