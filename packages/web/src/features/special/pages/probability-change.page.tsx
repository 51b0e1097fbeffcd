import type { WinMarkItem } from '@linmen/contract/special/special.schemas.ts'
import { OUTCOME_WORDS } from '@linmen/domain/special/outcomes.ts'
import { WIN_MARK_FORMULAS } from '@linmen/domain/special/win-mark-basis.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { momentText } from '#sport/moment-text.ts'
import { Card } from '#ui/card/card.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { LineChart } from '#ui/line-chart/line-chart.tsx'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { PaySheet } from '#features/sale/parts/public.ts'
import { AccessStrip, MatchBar, ToolHead } from '#features/special/parts/tool-frame.tsx'
import { UnlockBar } from '#features/special/parts/unlock-bar.tsx'
import { specialQueries } from '#features/special/special.queries.ts'
import { useUnlock } from '#features/special/use-unlock.tsx'
import s from './pages.module.css'

/** Every change of a win mark's chances. */
export function Page() {
  const { winMarkId, orderId, status, errMsg } = useScreenParams('ProbabilityChange')
  const query = useQuery(specialQueries.changes(winMarkId))
  const state = useQuery(specialQueries.state(14)).data
  const item = query.data?.item
  const wanted = item?.access === 'locked' && item.price && item.changes > 0 ? item : null
  const unlock = useUnlock(
    winMarkId,
    wanted && {
      ...wanted,
      tool: 'winMark',
      price: wanted.price!.mine,
      freeLeft: state?.model.free ? 1 : 0,
    },
    { orderId, status, errMsg },
  )
  return (
    <PageFrame
      title="概率变化"
      {...(item && { header: <MatchBar head={item} /> })}
      action={wanted && <UnlockBar price={wanted.price!} by={unlock} />}
    >
      <Loaded query={query}>
        {({ item: mark }) => (
          <>
            <ToolHead tool="winMark" title="概率变化" fact={mark.leagueName} />
            <AccessStrip access={mark.access} aside={`变化 ${mark.changes} 次`} />
            <Card>
              <Section inCard title="初盘以来" fact="单位 %">
                <div className={s.section}>
                  <Changes mark={mark} />
                </div>
              </Section>
            </Card>
          </>
        )}
      </Loaded>
      <Hint>{item && `${WIN_MARK_FORMULAS[item.basis]}　`}概率不等于结果</Hint>
      {unlock.goods && <PaySheet goods={unlock.goods} purchase={unlock.purchase} />}
    </PageFrame>
  )
}

const SIDES = ['home', 'draw', 'away'] as const

function Changes({ mark }: { mark: WinMarkItem }) {
  const { steps, access, changes } = mark
  if (access === 'locked')
    return (
      <p className={s.text}>
        本场概率变化 {changes} 次。解锁后查看三项概率、初盘以来的方向和每次变化的时间。
      </p>
    )
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return <SmallEmpty />
  const sides = SIDES.filter((side) => first.chances[side] !== null)
  const summary = sides
    .map((side) => `${OUTCOME_WORDS[side]}从 ${first.chances[side]}% 到 ${last.chances[side]}%`)
    .join('，')
  return (
    <>
      {first.atMs < last.atMs && (
        <LineChart
          series={sides.map((side) => ({
            name: OUTCOME_WORDS[side],
            tone: side,
            points: steps.map(({ atMs, chances }) => [atMs, chances[side] ?? 0] as const),
          }))}
          ticks={[first, last].map(({ atMs }) => ({ at: atMs, text: momentText(atMs) }))}
          format={(value) => `${value}%`}
          summary={summary}
        />
      )}
      <p className={s.note}>{summary}</p>
      <DataTable
        caption="每次变化"
        rows={steps.toReversed()}
        keyOf={({ atMs }) => String(atMs)}
        columns={[
          { head: '时间', align: 'start', rowHead: true, cell: ({ atMs }) => momentText(atMs) },
          ...sides.map((side) => ({
            head: OUTCOME_WORDS[side],
            cell: ({ chances }: WinMarkItem['steps'][number]) => (chances[side] ?? 0).toFixed(1),
          })),
        ]}
      />
    </>
  )
}
