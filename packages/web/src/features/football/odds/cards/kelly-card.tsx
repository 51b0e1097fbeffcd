import type { KellyTable } from '@linmen/contract/match/odds-table.schemas.ts'
import { explainKelly, explainReturnRate } from '@linmen/domain/odds/explain-market.ts'
import { useState } from 'react'
import type { Loading } from '#kit/pages/loaded.tsx'
import { DataCard } from '#sport/data-card/data-card.tsx'
import { Button } from '#ui/button/button.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { ExplainedFigure } from './explained-figure.tsx'
import s from './market-cards.module.css'
import { OUTCOME_NAMES, OUTCOMES } from '#features/football/odds/outcome-name.tsx'

const AT_FIRST = 6

/** 凯利指数 and 返还率 of every company. */
export function KellyCard({ query }: { query: Loading<KellyTable> }) {
  return (
    <DataCard
      title="凯利与返还率"
      fact={query.data && `${query.data.companies} 家公司`}
      query={query}
      height={330}
      isEmpty={({ rows }) => rows.length === 0}
    >
      {(table) => <Companies table={table} />}
    </DataCard>
  )
}

function Companies({ table }: { table: KellyTable }) {
  const [all, setAll] = useState(false)
  const { rows, formula } = table
  return (
    <>
      <DataTable
        caption="各公司凯利指数与返还率"
        columns={columnsOf(rows)}
        rows={all ? rows : rows.slice(0, AT_FIRST)}
        keyOf={({ company }) => String(company)}
      />
      {rows.length > AT_FIRST && (
        <div className={s.more}>
          <Button look="ghost" size="s" onClick={() => setAll(!all)}>
            {all ? '收起' : `展开全部 ${rows.length} 家`}
          </Button>
        </div>
      )}
      <div className={s.facts}>{formula}</div>
    </>
  )
}

type KellyRow = KellyTable['rows'][number]

const columnsOf = (rows: readonly KellyRow[]): Column<KellyRow>[] => [
  { head: '公司', align: 'start', rowHead: true, cell: ({ name }) => name },
  ...OUTCOMES.map((outcome) => ({
    head: OUTCOME_NAMES[outcome],
    cell: (row: KellyRow) => (
      <ExplainedFigure
        title={`${row.name} ${OUTCOME_NAMES[outcome]}凯利`}
        explained={explainKelly(rows, rows.indexOf(row), outcome)}
      />
    ),
  })),
  {
    head: '返还率',
    cell: (row) => (
      <ExplainedFigure title={`${row.name} 返还率`} explained={explainReturnRate(row)} />
    ),
  },
]
