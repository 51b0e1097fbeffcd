import { subscriptionEndpoints } from '@linmen/contract/expert/subscription.endpoints.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { go, hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { readPages } from '#kit/read.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Button } from '#ui/button/button.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { ExpertRow } from '#features/expert/parts/expert-row.tsx'
import { SportBar } from '#features/expert/parts/sport-bar.tsx'

/** Experts whose private push can be had by the month. */
export function Page() {
  const { sport } = useScreenParams('ExpertPushIndexPage')
  const { currency } = useHost()
  const query = useInfiniteQuery(readPages(subscriptionEndpoints.listSubscribable, { sport }))
  return (
    <PagedList
      title="包月私推"
      right={
        <Button look="ghost" size="s" href={hrefTo('MyExpertMonth')}>
          我的
        </Button>
      }
      top={
        <SportBar
          sport={sport}
          onSport={(next) => go('ExpertPushIndexPage', { sport: next }, { replace: true })}
        />
      }
      query={query}
      keyOf={({ expert }) => expert.id}
      row={({ expert, price, endsAtMs }) => (
        <ExpertRow
          expert={expert}
          aside={
            <Button
              size="s"
              look={endsAtMs === undefined ? 'primary' : 'ghost'}
              label={`${endsAtMs === undefined ? '订阅' : '续订'} ${expert.name}`}
              href={hrefTo('ExpertPushOrderPage', { expertId: expert.id })}
            >
              {endsAtMs === undefined ? `${priceText(price)} ${currency}` : '续订'}
            </Button>
          }
        />
      )}
      empty={{ title: '暂时没有包月私推', sport }}
      foot={<Hint>30 天　到期不自动续费</Hint>}
    />
  )
}
