import type { KellyTable } from '@linmen/contract/match/odds-table.schemas.ts'
import { explainDispersion, explainOddsDispersion } from '@linmen/domain/odds/explain-market.ts'
import { useQuery } from '@tanstack/react-query'
import type { Loading } from '#kit/pages/loaded.tsx'
import { DataCard } from '#sport/data-card/data-card.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { oddsQueries } from '#features/football/match-data.queries.ts'
import { ExplainedFigure } from './explained-figure.tsx'
import s from './market-cards.module.css'
import { OUTCOME_NAMES, OUTCOMES, OutcomeName } from '#features/football/odds/outcome-name.tsx'

interface DispersionCardProps {
  readonly matchId: string
  readonly query: Loading<KellyTable>
}

/** 离散: how far the companies disagree about each result, now and at first. */
export function DispersionCard({ matchId, query }: DispersionCardProps) {
  const first = useQuery(oddsQueries.dispersion(matchId)).data
  return (
    <DataCard title="离散" query={query} height={180} isEmpty={({ rows }) => rows.length === 0}>
      {({ rows }) => (
        <>
          <DataTable
            caption="各公司意见的离散程度"
            rows={OUTCOMES}
            keyOf={(outcome) => outcome}
            columns={[
              {
                head: '项',
                align: 'start',
                rowHead: true,
                cell: (outcome) => <OutcomeName outcome={outcome} />,
              },
              {
                head: '凯利离散',
                cell: (outcome) => (
                  <ExplainedFigure
                    title={`${OUTCOME_NAMES[outcome]}凯利离散`}
                    explained={explainDispersion(rows, outcome)}
                  />
                ),
              },
              { head: '初盘', cell: (outcome) => first?.first.kelly?.[outcome]?.toFixed(2) ?? '-' },
              {
                head: '赔率离散',
                cell: (outcome) => {
                  const explained = explainOddsDispersion(rows, outcome)
                  if (!explained) return '-'
                  const title = `${OUTCOME_NAMES[outcome]}赔率离散`
                  return <ExplainedFigure title={title} explained={explained} />
                },
              },
              { head: '初盘', cell: (outcome) => first?.first.odds?.[outcome]?.toFixed(2) ?? '-' },
            ]}
          />
          {first && <div className={s.facts}>{first.formula}</div>}
        </>
      )}
    </DataCard>
  )
}
