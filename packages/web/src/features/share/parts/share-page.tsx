import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import type { ReactNode } from 'react'
import { useHost } from '#kit/host.ts'
import { hrefTo } from '#kit/go.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Refused } from '#kit/failure.ts'
import { useSharedClick } from '#kit/address/page-view.ts'
import { Loaded, type Loading } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import type { SharedMatch } from '#features/share/shared-match.ts'
import { BrandLink } from './brand-link.tsx'
import { ShareHeader } from './share-header.tsx'
import s from './share-page.module.css'

interface SharePageProps {
  readonly query: Loading<unknown>
  /** Undefined until it is known. */
  readonly match: SharedMatch | undefined
  /** Why its score is not shown. */
  readonly veil: Veil | null
  /** The page with everything about the match. */
  readonly open: string | undefined
  /** What belongs to the score, such as its quarters. */
  readonly below?: ReactNode
  readonly children?: ReactNode
}

/** What somebody sees who was sent a match: the match itself first, no login, one way on. */
export function SharePage(props: SharePageProps) {
  const { query, match, veil, open, below, children } = props
  const { brand } = useHost()
  useSharedClick(useScreenParams('FtMatchSharePage', 'BkMatchSharePage'))
  if (!match) return isUnknown(query) ? <Gone /> : <Waiting query={query} />
  const action = (
    <Button size="l" href={open}>
      打开{brand.name}，看完整赛况
    </Button>
  )
  const title = `${match.left.name} vs ${match.right.name}`
  return (
    <PageFrame title={title} header={<ShareHeader {...{ match, veil, below }} />} action={action}>
      <h1 className="sr-only">{title}</h1>
      <p className={s.from}>
        <Tag tone="outline">演示数据</Tag>
        {brand.name}　{brand.slogan}
      </p>
      <div className={s.cards}>{children}</div>
      <Hint>以官方结果为准　指数仅供理性参考　演示数据</Hint>
    </PageFrame>
  )
}

const isUnknown = ({ error, isPending }: Loading<unknown>) => !isPending && error instanceof Refused

/** Nothing under this link. */
const Gone = () => (
  <PageFrame title="比赛分享" header={<Bar />}>
    <EmptyState
      title="没有这场比赛"
      text="链接可能不完整，或比赛已被移除"
      action={{ text: '看今天的比赛', href: hrefTo('ZqMatchListPage') ?? '#/' }}
    />
  </PageFrame>
)

const Waiting = ({ query }: { query: Loading<unknown> }) => (
  <PageFrame
    title="比赛分享"
    header={
      <NightPanel as="header" art="pitch" className={s.waiting}>
        <NavBar on="night" left={<BrandLink />} />
      </NightPanel>
    }
  >
    <Loaded query={query} skeleton={<SkeletonCards />}>
      {() => null}
    </Loaded>
  </PageFrame>
)

const Bar = () => <NavBar title="比赛分享" left={<BrandLink />} />
