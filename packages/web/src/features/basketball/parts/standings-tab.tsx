import type { StandingRow } from '@linmen/contract/league/basketball-table.schemas.ts'
import { winRateText } from '@linmen/domain/standings/percent.ts'
import { runText } from '@linmen/domain/standings/recent-form.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { Card } from '#ui/card/card.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { teamColumn } from '#features/match-parts/parts/public.ts'
import { standingQuery } from '#features/basketball/basketball.queries.ts'
import type { OfMatch } from './detail-tabs.tsx'
import s from './standings-tab.module.css'

/** 积分榜: the tables both teams stand in, their rows marked. */
export function StandingsTab({ matchId }: OfMatch) {
  const query = useQuery(standingQuery(matchId))
  return (
    <ResultsVeil what="积分榜" at={matchId} changed={query.data}>
      <Loaded query={query}>
        {({ tables, homeId, awayId, leagueName, seasonName }) =>
          tables.length === 0 ? (
            <Card>
              <SmallEmpty text="本赛事没有积分榜" />
            </Card>
          ) : (
            tables.map(({ conference, rows }) => (
              <Card as="div" key={conference ?? 'all'}>
                <Section
                  inCard
                  title={conference ?? leagueName}
                  fact={`${leagueName} ${seasonName}　最新排名`}
                >
                  <DataTable
                    caption={`${conference ?? leagueName} 排名`}
                    rows={rows}
                    keyOf={({ teamId }) => teamId}
                    isMarked={({ teamId }) => teamId === homeId || teamId === awayId}
                    columns={COLUMNS}
                  />
                </Section>
              </Card>
            ))
          )
        }
      </Loaded>
    </ResultsVeil>
  )
}

const COLUMNS: Column<StandingRow>[] = [
  teamColumn(s.team),
  { head: '胜-负', cell: ({ won, lost }) => `${won}-${lost}` },
  { head: '胜率', cell: winRateText },
  { head: '胜差', cell: ({ behind }) => (behind === 0 ? '-' : behind.toFixed(1)) },
  { head: '近10', cell: ({ last10 }) => `${last10.won}-${last10.lost}` },
  { head: '主场', cell: ({ home }) => `${home.won}-${home.lost}` },
  { head: '客场', cell: ({ away }) => `${away.won}-${away.lost}` },
  {
    head: '场均得/失',
    cell: (row) => `${row.pointsFor.toFixed(1)}/${row.pointsAgainst.toFixed(1)}`,
  },
  { head: '连续', cell: ({ run }) => (run ? runText(run.length, run.kind) : '-') },
]
