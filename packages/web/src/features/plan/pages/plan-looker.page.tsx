import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { serverNowMs } from '#kit/clock.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { readPages } from '#kit/read.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { agoText } from '#features/plan/plan-words.ts'

export function Page() {
  const { planId } = useScreenParams('PlanLookerPage')
  const query = useInfiniteQuery(readPages(planEndpoints.listLookers, { planId, pageSize: 20 }))
  return (
    <PagedList
      title="看过的人"
      query={query}
      keyOf={({ name, atMs }) => `${name}${atMs}`}
      row={({ name, avatar, atMs }) => (
        <ListRow
          lead={<Avatar id={name} url={avatar} size={36} />}
          title={name}
          note={agoText(atMs, serverNowMs())}
        />
      )}
      empty={{ title: '还没有人购买', text: '只计购买，免费阅读不计' }}
      foot={<Hint>只计购买，免费阅读不计；为保护隐私，名字只显示一部分</Hint>}
    />
  )
}
