import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import type { KellyTable } from '@linmen/contract/match/odds-table.schemas.ts'
import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import { oddsText } from '@linmen/domain/odds/odds-text.ts'
import { OUTCOMES, OUTCOME_WORDS } from '@linmen/domain/special/outcomes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#kit/read.ts'
import { DataCard } from '#sport/data-card/data-card.tsx'
import { momentText } from '#sport/moment-text.ts'
import { Button } from '#ui/button/button.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { oddsTableQueries } from '#features/special/odds-tables.queries.ts'
import { specialQueries } from '#features/special/special.queries.ts'
import { Precedents } from './precedents.tsx'
import s from './vip-tables.module.css'

interface VipTablesProps {
  readonly tool: ToolKey
  readonly matchId: string
}

export function VipTables({ tool, matchId }: VipTablesProps) {
  if (tool === 'exchange') return <Trades matchId={matchId} />
  if (tool === 'sameOdds') return <Precedents matchId={matchId} />
  if (tool === 'dispersion') return <Spreads matchId={matchId} />
  return <Kelly matchId={matchId} />
}

interface OfMatch {
  readonly matchId: string
}

/** First and present Kelly of every company; a tap shows all prices of one. */
function Kelly({ matchId }: OfMatch) {
  const query = useQuery(oddsTableQueries.kelly(matchId))
  const [company, setCompany] = useState<string | null>(null)
  return (
    <>
      <DataCard
        title="初盘与现在的凯利"
        fact={query.data && `${query.data.companies} 家公司`}
        query={query}
        isEmpty={({ rows }) => rows.length === 0}
        emptyText="暂无数据"
      >
        {({ rows, formula }) => (
          <>
            <DataTable
              caption="初盘与现在的凯利"
              rows={rows}
              keyOf={(row) => String(row.company)}
              columns={[
                { head: '公司', align: 'start', rowHead: true, cell: ({ name }) => name },
                ...OUTCOMES.map((side) => ({
                  head: OUTCOME_WORDS[side],
                  cell: (row: KellyRow) => (
                    <span className={s.pair}>
                      {kellyText(row.kelly[side])}
                      <small>初 {kellyText(row.firstKelly[side])}</small>
                    </span>
                  ),
                })),
                {
                  head: '变价',
                  cell: (row) => (
                    <Button
                      look="ghost"
                      size="s"
                      label={`${row.name} 变价`}
                      onClick={() => setCompany(String(row.company))}
                    >
                      查看
                    </Button>
                  ),
                },
              ]}
            />
            <p className={s.formula}>{formula}</p>
          </>
        )}
      </DataCard>
      {company !== null && <CompanyMoves matchId={matchId} companyId={company} />}
    </>
  )
}

const kellyText = (index: number | null) => index?.toFixed(2) ?? '-'

type KellyRow = KellyTable['rows'][number]

function CompanyMoves({ matchId, companyId }: OfMatch & { companyId: string }) {
  const query = useQuery(oddsTableQueries.companyOdds(matchId, companyId))
  return (
    <DataCard
      title={query.data ? `${query.data.name} 变价` : '变价'}
      fact={query.data && `${query.data.total} 次`}
      query={query}
      isEmpty={({ rows }) => rows.length === 0}
    >
      {({ rows }) => (
        <DataTable
          caption="一家公司的变价"
          rows={rows}
          keyOf={({ atMs }) => String(atMs)}
          columns={[
            { head: '时间', align: 'start', rowHead: true, cell: ({ atMs }) => momentText(atMs) },
            ...OUTCOMES.map((side) => ({
              head: OUTCOME_WORDS[side],
              cell: (row: (typeof rows)[number]) => oddsText(row.odds[side]),
            })),
            { head: '返还率', cell: ({ returnRate }) => `${returnRate}%` },
          ]}
        />
      )}
    </DataCard>
  )
}

/** Locked steps are not sent: the card then says where to open them. */
function Spreads({ matchId }: OfMatch) {
  const query = useQuery(specialQueries.dispersion(matchId))
  return (
    <DataCard
      title="离散度时点"
      fact={query.data && `${query.data.companies} 家公司`}
      query={query}
      isEmpty={({ steps }) => steps.length === 0}
      emptyText={
        query.data?.access === 'locked' ? '解锁离散度后显示，可在工具页用免费次数解锁' : '暂无数据'
      }
    >
      {({ steps }) => (
        <DataTable
          caption="离散度时点"
          rows={steps.toReversed()}
          keyOf={({ atMs }) => String(atMs)}
          columns={[
            { head: '时间', align: 'start', rowHead: true, cell: ({ atMs }) => momentText(atMs) },
            ...OUTCOMES.map((side) => ({
              head: OUTCOME_WORDS[side],
              cell: (step: (typeof steps)[number]) => step[side].toFixed(2),
            })),
          ]}
        />
      )}
    </DataCard>
  )
}

const ACTIONS = { back: '买', lay: '卖' } as const

function Trades({ matchId }: OfMatch) {
  const query = useQuery(
    read(matchDetailEndpoints.exchangeTrades, { matchId, order: 'largest', pageNo: 1 }),
  )
  return (
    <DataCard
      title="大额成交"
      fact={query.data && `共 ${query.data.total} 笔`}
      query={query}
      isEmpty={({ trades }) => trades.length === 0}
      emptyText="暂无数据"
    >
      {({ trades }) => (
        <DataTable
          caption="大额成交"
          rows={trades}
          keyOf={({ atMs, outcome, amount }) => `${atMs} ${outcome} ${amount}`}
          columns={[
            { head: '时间', align: 'start', rowHead: true, cell: ({ atMs }) => momentText(atMs) },
            { head: '赛果', cell: ({ outcome }) => OUTCOME_WORDS[outcome] },
            { head: '方向', cell: ({ action }) => ACTIONS[action] },
            { head: '价', cell: ({ price }) => price.toFixed(2) },
            { head: '金额', cell: ({ amount }) => String(amount) },
            { head: '占比', cell: ({ share }) => `${share}%` },
          ]}
        />
      )}
    </DataCard>
  )
}
