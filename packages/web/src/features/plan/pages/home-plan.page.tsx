import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import type { ScreenName } from '@linmen/contract/screens/all-screens.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo, isOpen } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { useHabitWord } from '#kit/habit-word.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { Glyph } from '#ui/icon/glyph.ts'
import { expertTab, newsTab } from '#ui/icon/tab.ts'
import { flame, unlock } from '#ui/icon/page.ts'
import { Press } from '#ui/press/press.tsx'
import { Section } from '#ui/section/section.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { ExpertStrip } from '#features/plan/parts/expert-strip.tsx'
import { PlanItem } from '#features/plan/parts/plan-item.tsx'
import { SPORTS } from '#features/plan/plan-words.ts'
import s from '#features/plan/parts/list-top.module.css'

export function Page() {
  const [word, choose] = useHabitWord('homePlan', 'sport')
  const sport = SPORTS.find(({ key }) => key === word)?.key ?? 'football'
  const query = useQuery(read(planEndpoints.listForHome, { sport }))
  const { currency } = useHost()
  return (
    <PageFrame title="专家" header={null}>
      <div className={s.top}>
        <Segmented label="运动" items={SPORTS} value={sport} onChange={choose} />
      </div>
      <Ways sport={sport} />
      <Loaded query={query} skeleton={<SkeletonCards count={4} />}>
        {({ hot, newest, free, counts }) => (
          <>
            <ExpertStrip experts={hot} more={{ text: '排行榜', href: hrefTo('ExpertListPage')! }} />
            {free.length > 0 && (
              <Section title="免费方案" fact={`${counts.free} 篇`}>
                {free.map((plan) => (
                  <PlanItem key={plan.id} plan={plan} currency={currency} />
                ))}
              </Section>
            )}
            <Section
              title="最新方案"
              fact={`${counts.onSale} 篇在售`}
              more={{ text: '全部', href: hrefTo('PlanListPage', { sport, kind: 'all' })! }}
            >
              {newest.length === 0 && <SmallEmpty title="暂时没有新方案" />}
              {newest.map((plan) => (
                <PlanItem key={plan.id} plan={plan} currency={currency} />
              ))}
            </Section>
          </>
        )}
      </Loaded>
      <Hint>过往战绩不代表未来　仅供理性参考</Hint>
    </PageFrame>
  )
}

/** Where else experts are: the ranking, the laboratory, the monthly push, one's own. */
function Ways({ sport }: { sport: 'football' | 'basketball' }) {
  const ways: readonly { to: ScreenName; text: string; glyph: Glyph; href: string | undefined }[] =
    [
      { to: 'ExpertListPage', text: '排行榜', glyph: flame, href: hrefTo('ExpertListPage') },
      {
        to: 'ExpertLabPage',
        text: '实验室',
        glyph: unlock,
        href: hrefTo('ExpertLabPage', { sport, kind: 'all' }),
      },
      {
        to: 'ExpertPushIndexPage',
        text: '包月私推',
        glyph: newsTab,
        href: hrefTo('ExpertPushIndexPage', { sport }),
      },
      {
        to: 'MyFollowPage',
        text: '我的关注',
        glyph: expertTab,
        href: hrefTo('MyFollowPage', { tab: 'other' }),
      },
    ]
  return (
    <nav className={s.ways} aria-label="专家栏目">
      {ways
        .filter(({ to }) => isOpen(to))
        .map(({ text, glyph, href }) => (
          <Press key={text} className={s.way} href={href}>
            <Icon glyph={glyph} size={22} />
            {text}
          </Press>
        ))}
    </nav>
  )
}
