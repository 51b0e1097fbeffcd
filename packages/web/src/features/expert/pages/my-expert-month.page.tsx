import { subscriptionEndpoints } from '@linmen/contract/expert/subscription.endpoints.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { useNotedChoice } from '#kit/noted-choice.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { readPages } from '#kit/read.ts'
import { Button } from '#ui/button/button.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { ExpertRow } from '#features/expert/parts/expert-row.tsx'

const STAGES = [
  { key: 'running', label: '有效', empty: '没有有效的订阅' },
  { key: 'ended', label: '已到期', empty: '没有到期的订阅' },
] as const

/** The member's months with experts. */
export function Page() {
  const [stage, choose] = useNotedChoice('stage', STAGES, 'running')
  const query = useInfiniteQuery(
    readPages(subscriptionEndpoints.listSubscribed, { kind: 1, pageSize: 10, stage }),
  )
  const { empty } = STAGES.find(({ key }) => key === stage)!
  return (
    <PagedList
      title="我的包月专家"
      tabs={{
        items: STAGES,
        value: stage,
        onChange: (key) => choose(key === 'ended' ? 'ended' : 'running'),
      }}
      query={query}
      keyOf={({ id }) => id}
      row={({ expert, startsAtMs, endsAtMs, pushed }) => (
        <>
          <ExpertRow
            expert={expert}
            aside={
              <Button
                size="s"
                look="ghost"
                label={`续订 ${expert.name}`}
                href={hrefTo('ExpertPushOrderPage', { expertId: expert.id })}
              >
                续订
              </Button>
            }
          />
          <ListRow
            title={`${beijingDay(startsAtMs).slice(5)} 至 ${beijingDay(endsAtMs).slice(5)}`}
            note={`期间发布 ${pushed} 篇`}
            href={hrefTo('ExpertHomePage', { expertId: expert.id })}
          />
        </>
      )}
      empty={{
        title: empty,
        text: '订阅后，期间的方案都可直接查看',
        action: { text: '看看包月私推', href: hrefTo('ExpertPushIndexPage') },
      }}
    />
  )
}
