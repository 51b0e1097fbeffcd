import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import { toolOf } from '@linmen/domain/special/tools.ts'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { ShownContext, useScreenParams } from '#kit/shown.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { AccessStrip, MatchBar, ToolHead } from '#features/special/parts/tool-frame.tsx'
import { VipTables } from '#features/special/parts/vip-tables.tsx'
import { specialQueries } from '#features/special/special.queries.ts'

const SCREENS = [
  'VipSpecialBetfairPage',
  'VipSpecialDispersionPage',
  'VipSpecialKellyPage',
  'VipSpecialSameOddsPage',
] as const

const TOOLS: Readonly<Record<string, ToolKey>> = {
  VipSpecialBetfairPage: 'exchange',
  VipSpecialDispersionPage: 'dispersion',
  VipSpecialKellyPage: 'kelly',
  VipSpecialSameOddsPage: 'sameOdds',
}

/** The figures behind a tool, row by row. */
export function Page() {
  const { matchId } = useScreenParams(...SCREENS)
  const tool = TOOLS[useContext(ShownContext)?.screen ?? ''] ?? 'kelly'
  const { data } = useQuery(specialQueries.detail(matchId, tool))
  const title = `${toolOf(tool).title}明细`
  return (
    <PageFrame
      title={data ? `${title} ${data.home} vs ${data.away}` : title}
      {...(data && { header: <MatchBar head={data} /> })}
    >
      {data && <ToolHead tool={tool} title={title} fact={data.leagueName} />}
      {data && <AccessStrip access={data.access} aside="会员数据" />}
      <VipTables tool={tool} matchId={matchId} />
      <Hint>明细取赛前最新报价　概率不等于结果</Hint>
    </PageFrame>
  )
}
