import type { ChannelRoute } from '#kit/channel/channel.ts'
import type { VisitRoute } from '#kit/http/visit-routes.ts'
import { payNotifies, wechatVisit } from '#features/pay/public.ts'
import { directGoods } from './direct-goods.ts'

/** Every provider that may call us: payment channels, senders of text messages. */
export const channels: readonly ChannelRoute[] = payNotifies(directGoods)

/** Doors that lead buyers on to a provider. */
export const visits: readonly VisitRoute[] = [wechatVisit]
