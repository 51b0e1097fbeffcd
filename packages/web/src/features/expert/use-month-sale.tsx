import { subscriptionEndpoints } from '@linmen/contract/expert/subscription.endpoints.ts'
import type { Cents } from '@linmen/contract'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { sayBought, useSaleWrite, type ForSale } from '#features/sale/parts/public.ts'

interface Offered {
  readonly expert: { readonly id: string; readonly name: string; readonly avatar: string }
  readonly price: Cents
}

/** A month of private push as the sheet sells it. */
export function useMonthSale(): (offered: Offered) => ForSale {
  const pay = useSaleWrite(subscriptionEndpoints.subscribe)
  return ({ expert, price }) => ({
    kind: 'subscription',
    price,
    heading: '订阅包月私推',
    face: <Avatar id={expert.id} url={expert.avatar} size={40} />,
    title: `${expert.name} 包月私推`,
    note: '30 天内发布的方案都可查看',
    terms: '到期不自动续费　除专家停止发布外，付费后不退',
    send: () => pay({ expertId: expert.id }),
    onBought: () =>
      void sayBought([
        { to: 'MyExpertMonth', text: '我的订阅', params: {} },
        { to: 'ExpertHomePage', text: '去看方案', params: { expertId: expert.id } },
      ]),
  })
}
