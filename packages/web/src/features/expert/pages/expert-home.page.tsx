import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import type { ExpertHome } from '@linmen/contract/expert/expert.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { useNotedChoice } from '#kit/noted-choice.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { isRefused } from '#kit/policy/refused-by.ts'
import { useSession } from '#kit/session.ts'
import { useScreenParams } from '#kit/shown.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { ExpertArticles } from '#features/expert/parts/expert-articles.tsx'
import { ExpertHead } from '#features/expert/parts/expert-head.tsx'
import { ExpertLeagues } from '#features/expert/parts/expert-leagues.tsx'
import { ExpertPlans } from '#features/expert/parts/expert-plans.tsx'
import { ExpertRecord } from '#features/expert/parts/expert-record.tsx'
import { MonthBar, OwnBar } from '#features/expert/parts/month-bar.tsx'
import { expertQueries } from '#features/expert/expert.queries.ts'
import { InterpretationsOfExpert } from '#features/interpretation/parts/public.ts'
import { VideosOfExpert } from '#features/video/parts/public.ts'
import s from '#features/expert/parts/expert-page.module.css'

const TABS = [
  { key: 'plans', label: '方案' },
  { key: 'explained', label: '解读' },
  { key: 'films', label: '视频' },
  { key: 'leagues', label: '联赛战绩' },
  { key: 'articles', label: '文章' },
] as const

export function Page() {
  const { expertId } = useScreenParams('ExpertHomePage')
  const { member } = useSession()
  const query = useQuery(expertQueries.home(expertId))
  if (query.data === undefined && isRefused(expertEndpoints.show, query.error, 'expert.not_found'))
    return <Gone />
  return (
    <PageFrame
      title={query.data?.name ?? '专家'}
      {...(query.data && { header: null })}
      {...(member?.id === expertId && { action: <OwnBar /> })}
      {...(query.data?.monthPrice !== undefined &&
        member?.id !== expertId && { action: <MonthBar expert={query.data} /> })}
    >
      <Loaded query={query} skeleton={<SkeletonCards count={4} />}>
        {(expert) => <Home expert={expert} />}
      </Loaded>
    </PageFrame>
  )
}

function Home({ expert }: { expert: ExpertHome }) {
  const [tab, choose] = useNotedChoice('tab', TABS, 'plans')
  return (
    <>
      <ExpertHead expert={expert} />
      <ExpertRecord expert={expert} />
      <div className={s.tabs}>
        <Tabs id="expert" label={expert.name} items={TABS} value={tab} onChange={choose} />
      </div>
      <TabPanel id="expert" tab={tab}>
        {tab === 'plans' && <ExpertPlans expertId={expert.id} />}
        {tab === 'explained' && <InterpretationsOfExpert expertId={expert.id} />}
        {tab === 'films' && <VideosOfExpert expertId={expert.id} />}
        {tab === 'leagues' && <ExpertLeagues expertId={expert.id} gameType="all" />}
        {tab === 'articles' && <ExpertArticles expertId={expert.id} />}
      </TabPanel>
      <Hint>过往战绩不代表未来　仅供理性参考</Hint>
    </>
  )
}

const Gone = () => (
  <PageFrame title="专家">
    <div role="alert">
      <EmptyState
        title={expertEndpoints.show.refusals['expert.not_found'].text}
        action={{ text: '看看排行榜', href: hrefTo('ExpertListPage') }}
      />
    </div>
  </PageFrame>
)
