import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import type { ToolContent, ToolDetail } from '@linmen/contract/special/tool.schemas.ts'
import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import { toolOf } from '@linmen/domain/special/tools.ts'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { ShownContext, useScreenParams } from '#kit/shown.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { MatchedHours } from '#features/match-parts/parts/public.ts'
import { PaySheet } from '#features/sale/parts/public.ts'
import { RecordCard } from '#features/special/parts/record-card.tsx'
import { LockedBody, NoBody, ToolBody } from '#features/special/parts/tool-body.tsx'
import { AccessStrip, MatchBar, ToolHead, ToolTabs } from '#features/special/parts/tool-frame.tsx'
import { UnlockBar } from '#features/special/parts/unlock-bar.tsx'
import { specialQueries } from '#features/special/special.queries.ts'
import { TOOL_SCREENS } from '#features/special/tool-screens.ts'
import { useUnlock } from '#features/special/use-unlock.tsx'

const ASK_AGAIN_MS = 2000

type ToolScreen = (typeof TOOL_SCREENS)[keyof typeof TOOL_SCREENS]

const SCREENS: readonly ToolScreen[] = Object.values(TOOL_SCREENS)
const KEYS = new Map(
  Object.entries(TOOL_SCREENS).map(([key, name]) => [name as string, key as ToolKey]),
)

/** One page for every tool: which one is said by the address. */
export function Page() {
  const { matchId, orderId, status, errMsg } = useScreenParams(...SCREENS)
  const tool = KEYS.get(useContext(ShownContext)?.screen ?? '') ?? 'sameOdds'
  const back = { orderId, status, errMsg }
  return <OneTool key={`${tool} ${matchId}`} tool={tool} matchId={matchId} back={back} />
}

interface OneToolProps {
  readonly tool: ToolKey
  readonly matchId: string
  readonly back: Parameters<typeof useUnlock>[2]
}

function OneTool({ tool, matchId, back }: OneToolProps) {
  const query = useQuery({
    ...specialQueries.detail(matchId, tool),
    refetchInterval: ({ state }) => (state.data?.missing === 'soon' ? ASK_AGAIN_MS : false),
  })
  const { data } = query
  const wanted = data && isForSale(data) ? data : null
  const forSale = wanted && { ...wanted, price: wanted.price!.mine }
  const unlock = useUnlock(`${tool}-${matchId}`, forSale, back)
  const { title } = toolOf(tool)
  return (
    <PageFrame
      title={data ? `${title} ${data.home} vs ${data.away}` : title}
      {...(data && { header: <MatchBar head={data} /> })}
      action={wanted && <UnlockBar price={wanted.price!} by={unlock} />}
    >
      <Loaded query={query} skeleton={<SkeletonCards count={3} />}>
        {(detail) => <Told detail={detail} />}
      </Loaded>
      {unlock.goods && <PaySheet goods={unlock.goods} purchase={unlock.purchase} />}
    </PageFrame>
  )
}

const isForSale = ({ access, price, reckoned }: ToolDetail) =>
  access === 'locked' && price !== null && reckoned

function Told({ detail }: { detail: ToolDetail }) {
  const { matchId, tool, content, access, strength, record } = detail
  const [more] = MORE[tool] ?? []
  return (
    <>
      <ToolTabs matchId={matchId} tool={tool} />
      <ToolHead
        tool={tool}
        fact={content ? `样本 ${content.sample}　${detail.leagueName}` : detail.leagueName}
      />
      <AccessStrip
        access={access}
        aside={strength === null ? '没有信号' : `强度 ${strength}，高于 ${strength}% 的比赛`}
      />
      {content ? (
        <Body detail={detail} content={content} />
      ) : detail.reckoned ? (
        <LockedBody detail={detail} />
      ) : (
        <NoBody detail={detail} />
      )}
      {content && tool === 'exchange' && <HoursCard matchId={matchId} />}
      {more && (
        <Card>
          <ListRow title={more.text} href={hrefTo(more.to, { matchId }) ?? ''} />
        </Card>
      )}
      <RecordCard record={record} />
      <Hint>概率不等于结果　信号只说明少见，不说明结果</Hint>
    </>
  )
}

/** Made of results of the last days, as tables are. */
const OF_RESULTS: ReadonlySet<ToolKey> = new Set(['sameOdds', 'radar'])

function Body(props: { detail: ToolDetail; content: ToolContent }) {
  const { tool, matchId } = props.detail
  if (!OF_RESULTS.has(tool)) return <ToolBody {...props} />
  return (
    <ResultsVeil what={toolOf(tool).title} at={`${tool}-${matchId}`}>
      <ToolBody {...props} />
    </ResultsVeil>
  )
}

/** What was matched in the last day; not there where the exchange told too little. */
function HoursCard({ matchId }: { matchId: string }) {
  const board = useQuery(read(matchDetailEndpoints.exchangeBoard, { matchId, pageNo: 1 })).data
  if (!board || board.hours.length === 0) return null
  return (
    <Card>
      <Section inCard title="24 小时成交">
        <MatchedHours hours={board.hours} untitled />
      </Section>
    </Card>
  )
}

/** Where a tool has a second page. */
const MORE: Partial<
  Record<
    ToolKey,
    readonly [{ text: string; to: 'SpecialDispersionChangePage' | 'SpecialProportionDetailPage' }]
  >
> = {
  dispersion: [{ text: '离散度变化', to: 'SpecialDispersionChangePage' }],
  proportion: [{ text: '成交额变化', to: 'SpecialProportionDetailPage' }],
}
