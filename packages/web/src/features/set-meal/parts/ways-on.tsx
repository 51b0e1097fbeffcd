import { subscriptionEndpoints } from '@linmen/contract/expert/subscription.endpoints.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo, isOpen } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { readPages } from '#kit/read.ts'
import { useSession } from '#kit/session.ts'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'

/** Where one goes from the set meals: coins for them, what they open, months with experts, and writing oneself. */
export function WaysOn({ scope }: { scope: number }) {
  const { currency } = useHost()
  const { loggedIn, member } = useSession()
  const isPool = scope === 2
  return (
    <Card label="套餐之外">
      <ListRow title={`充值${currency}`} href={hrefTo('ChargePage')} />
      {isOpen('JieduListPage') && (
        <ListRow title="套餐可看的解读" href={hrefTo('JieduListPage', { type: isPool ? 3 : 0 })} />
      )}
      {loggedIn && <Months />}
      {member?.isExpert && isOpen('PublishPlanTab') && (
        <ListRow
          title="发布方案"
          href={hrefTo('PublishPlanTab', { tab: '0', sport: 'football' })}
        />
      )}
    </Card>
  )
}

/** Whose month runs can be renewed. */
function Months() {
  const wish = { kind: 1, pageSize: 10, stage: 'running' } as const
  const months = useInfiniteQuery(readPages(subscriptionEndpoints.listSubscribed, wish)).data
  if (!isOpen('ExpertPushOrderPage')) return null
  return months?.pages[0]?.items.map(({ id, expert }) => (
    <ListRow
      key={id}
      title={`续订 ${expert.name}`}
      note="包月私推"
      href={hrefTo('ExpertPushOrderPage', { expertId: expert.id })}
    />
  ))
}
