import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import type { ExchangeBoard } from '@linmen/contract/match/exchange.schemas.ts'
import { OUTCOMES, OUTCOME_WORDS } from '@linmen/domain/special/outcomes.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { useScreenParams } from '#kit/shown.ts'
import { momentText } from '#sport/moment-text.ts'
import { Card } from '#ui/card/card.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { LineChart } from '#ui/line-chart/line-chart.tsx'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { MatchBar, ToolTabs } from '#features/special/parts/tool-frame.tsx'
import { specialQueries } from '#features/special/special.queries.ts'
import s from './pages.module.css'

/** How the money on each result grew: what the exchange published, time by time. */
export function Page() {
  const { matchId } = useScreenParams('SpecialProportionDetailPage')
  const head = useQuery(specialQueries.detail(matchId, 'exchange')).data
  const query = useQuery(read(matchDetailEndpoints.exchangeBoard, { matchId, pageNo: 1 }))
  return (
    <PageFrame title="成交额变化" {...(head && { header: <MatchBar head={head} /> })}>
      <ToolTabs matchId={matchId} tool="proportion" />
      <div className={s.gap} />
      <Loaded query={query}>
        {({ history }) => {
          const before = history.filter(
            ({ atMs }) => head === undefined || atMs <= head.kickOffAtMs,
          )
          return (
            <Card>
              <Section inCard title="成交额变化" fact={`${before.length} 次公布，单位元`}>
                <div className={s.section}>
                  {before.length === 0 ? <SmallEmpty /> : <Money rows={before} />}
                </div>
              </Section>
            </Card>
          )
        }}
      </Loaded>
      <Hint>交易所公布的累计成交额，开赛后的不计入　仅供理性参考</Hint>
    </PageFrame>
  )
}

function Money({ rows }: { rows: ExchangeBoard['history'] }) {
  const [first, last] = [rows[0]!, rows.at(-1)!]
  const share = (row: ExchangeBoard['history'][number], side: (typeof OUTCOMES)[number]) =>
    Math.round((1000 * row[side]) / Math.max(1, row.home + row.draw + row.away)) / 10
  const summary = OUTCOMES.map(
    (side) => `${OUTCOME_WORDS[side]}成交比例从 ${share(first, side)}% 到 ${share(last, side)}%`,
  ).join('，')
  return (
    <>
      {rows.length > 1 && (
        <LineChart
          series={OUTCOMES.map((side) => ({
            name: OUTCOME_WORDS[side],
            tone: side,
            points: rows.map((row) => [row.atMs, share(row, side)] as const),
          }))}
          ticks={[first, last].map(({ atMs }) => ({ at: atMs, text: momentText(atMs) }))}
          format={(value) => `${value}%`}
          summary={summary}
        />
      )}
      <p className={s.note}>{summary}</p>
      <DataTable
        caption="成交额"
        rows={rows.toReversed().slice(0, 30)}
        keyOf={({ atMs }) => String(atMs)}
        columns={[
          { head: '时间', align: 'start', rowHead: true, cell: ({ atMs }) => momentText(atMs) },
          ...OUTCOMES.map((side) => ({
            head: OUTCOME_WORDS[side],
            cell: (row: ExchangeBoard['history'][number]) => String(row[side]),
          })),
        ]}
      />
    </>
  )
}
