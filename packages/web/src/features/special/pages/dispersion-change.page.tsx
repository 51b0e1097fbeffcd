import type { DispersionDetail } from '@linmen/contract/special/special.schemas.ts'
import { OUTCOMES, OUTCOME_WORDS } from '@linmen/domain/special/outcomes.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { momentText } from '#sport/moment-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { LineChart } from '#ui/line-chart/line-chart.tsx'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { AccessStrip, MatchBar, ToolHead, ToolTabs } from '#features/special/parts/tool-frame.tsx'
import { specialQueries } from '#features/special/special.queries.ts'
import s from './pages.module.css'

/** How far the companies disagreed, from the first prices to now. */
export function Page() {
  const { matchId } = useScreenParams('SpecialDispersionChangePage')
  const query = useQuery(specialQueries.dispersion(matchId))
  const { data } = query
  return (
    <PageFrame title="离散度变化" {...(data && { header: <MatchBar head={data} /> })}>
      <Loaded query={query}>{(detail) => <Told detail={detail} />}</Loaded>
    </PageFrame>
  )
}

function Told({ detail }: { detail: DispersionDetail }) {
  const { matchId, access, companies, steps } = detail
  return (
    <>
      <ToolTabs matchId={matchId} tool="dispersion" />
      <ToolHead tool="dispersion" title="离散度变化" fact={`${companies} 家公司`} />
      <AccessStrip access={access} aside="各公司概率的标准差，百分点" />
      <Card>
        <Section inCard title="初盘以来" fact={`${steps.length} 个时点`}>
          <div className={s.section}>
            {access === 'locked' ? (
              <Locked matchId={matchId} />
            ) : steps.length === 0 ? (
              <SmallEmpty />
            ) : (
              <Steps steps={steps} />
            )}
          </div>
        </Section>
      </Card>
      <Hint>少于 5 家公司的时点不计算　概率不等于结果</Hint>
    </>
  )
}

const Locked = ({ matchId }: { matchId: string }) => (
  <>
    <p className={s.text}>解锁离散度后，这里显示三项离散度从初盘到现在的走势。</p>
    <div className={s.gap} />
    <Button href={hrefTo('SpecialDispersionPage', { matchId }) ?? ''}>去解锁</Button>
  </>
)

function Steps({ steps }: { steps: DispersionDetail['steps'] }) {
  const [first, last] = [steps[0]!, steps.at(-1)!]
  const summary = OUTCOMES.map(
    (side) => `${OUTCOME_WORDS[side]}从 ${first[side].toFixed(2)} 到 ${last[side].toFixed(2)}`,
  ).join('，')
  return (
    <>
      <LineChart
        series={OUTCOMES.map((side) => ({
          name: OUTCOME_WORDS[side],
          tone: side,
          points: steps.map((step) => [step.atMs, step[side]] as const),
        }))}
        ticks={[first, last].map(({ atMs }) => ({ at: atMs, text: momentText(atMs) }))}
        format={(value) => String(value)}
        summary={summary}
      />
      <p className={s.note}>{summary}</p>
      <DataTable
        caption="最近的变化"
        rows={steps.toReversed().slice(0, 10)}
        keyOf={({ atMs }) => String(atMs)}
        columns={[
          { head: '时间', align: 'start', rowHead: true, cell: ({ atMs }) => momentText(atMs) },
          ...OUTCOMES.map((side) => ({
            head: OUTCOME_WORDS[side],
            cell: (step: DispersionDetail['steps'][number]) => step[side].toFixed(2),
          })),
        ]}
      />
    </>
  )
}
