import type { VisitRoute } from '#kit/http/visit-routes.ts'
import { channelNamed } from '#pay/channel-of.ts'
import { WECHAT_VISIT, type WechatChannel } from '#pay/wechat/wechat-channel.ts'

/** An order is opened at WeChat when its buyer comes by, outside of any transaction. */
export const wechatVisit: VisitRoute = {
  path: WECHAT_VISIT,
  to: async (ports, query) => {
    const channel = channelNamed(ports, 'wechat') as WechatChannel | null
    return (await channel?.begin(query)) ?? null
  },
}
