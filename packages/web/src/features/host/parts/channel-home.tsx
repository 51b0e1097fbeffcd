import type { ReactNode } from 'react'
import type { ScreenName } from '@linmen/contract/screens/all-screens.ts'
import { hrefTo, isOpen } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { user } from '#ui/icon/control.ts'
import { ball, basketball, target } from '#ui/icon/match.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { LiveStrip } from '#features/match/parts/public.ts'
import s from './host-centre.module.css'
import { HotExperts, LatestPlans } from '#features/plan/home/public.ts'

type Way = Extract<
  ScreenName,
  'ZqMatchListPage' | 'BkMatchListPage' | 'DataTabPage' | 'ExpertListPage'
>

const WAYS = [
  { screen: 'ZqMatchListPage', title: '足球比分', glyph: ball },
  { screen: 'BkMatchListPage', title: '篮球比分', glyph: basketball },
  { screen: 'DataTabPage', title: '数据中心', glyph: target },
  { screen: 'ExpertListPage', title: '全部专家', glyph: user },
] as const satisfies readonly { screen: Way; title: string; glyph: object }[]

/** The first page of a channel: what is played, who writes, what was written last, and the ways on. */
export function ChannelHome({ title, children }: { title?: string; children?: ReactNode }) {
  const { brand, shows } = useHost()
  return (
    <PageFrame title={title ?? brand.name}>
      {children}
      <LiveStrip />
      <Card label="频道" className={s.gap}>
        {WAYS.filter(({ screen }) => isOpen(screen)).map(({ screen, title: name, glyph }) => (
          <ListRow key={screen} glyph={glyph} title={name} href={hrefTo(screen)} />
        ))}
      </Card>
      {shows('plans') && (
        <>
          <HotExperts />
          <LatestPlans />
        </>
      )}
      <Hint>数据与观点仅供理性参考　演示数据</Hint>
    </PageFrame>
  )
}
