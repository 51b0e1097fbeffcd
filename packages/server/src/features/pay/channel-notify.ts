import { channelRoute, type ChannelAnswer, type ChannelRoute } from '#kit/channel/channel.ts'
import { channelNamed } from '#pay/channel-of.ts'
import { ALIPAY_NOTIFY } from '#pay/alipay/alipay-channel.ts'
import { NOTIFY_PATH } from '#pay/cashier/protocol.ts'
import { WECHAT_NOTIFY } from '#pay/wechat/wechat-channel.ts'
import type { SignedNotice } from '#pay/port.ts'
import type { DirectGoods } from '#features/sale/public.ts'
import { settlePayment } from './settle-payment.ts'

interface Door {
  readonly channel: string
  readonly path: string
  readonly answers: Readonly<Record<'taken' | 'again' | 'forged', ChannelAnswer>>
}

const plain = (status: number, body: string) => ({ status, type: 'text/plain', body })

const json = (status: number, words: object) => ({
  status,
  type: 'application/json',
  body: JSON.stringify(words),
})

const DOORS: readonly Door[] = [
  {
    channel: 'cashier',
    path: NOTIFY_PATH,
    answers: {
      taken: plain(200, 'success'),
      again: plain(500, 'fail'),
      forged: plain(401, 'fail'),
    },
  },
  {
    channel: 'alipay',
    path: ALIPAY_NOTIFY,
    answers: {
      taken: plain(200, 'success'),
      again: plain(200, 'fail'),
      forged: plain(401, 'fail'),
    },
  },
  {
    channel: 'wechat',
    path: WECHAT_NOTIFY,
    answers: {
      taken: { status: 204, type: 'application/json', body: '' },
      again: json(500, { code: 'FAIL', message: '稍后重试' }),
      forged: json(401, { code: 'FAIL', message: '验签失败' }),
    },
  },
]

/** Where channels tell of payments. What is paid directly is completed with these goods. */
export const payNotifies = (goods: readonly DirectGoods[]): ChannelRoute[] =>
  DOORS.map((door) =>
    channelRoute<SignedNotice>({
      ...door,
      verify: async (ports, { raw, headers }) => {
        const channel = channelNamed(ports, door.channel)
        const nowMs = ports.clock.nowMs()
        const notice = (await channel?.readNotice({ raw, headers, nowMs })) ?? null
        return notice && { number: notice.number, content: notice }
      },
      take: async (tx, { kind, paid }, { nowMs, ports, after }) => {
        const channel = channelNamed(ports, door.channel)
        if (!channel || kind !== 'pay') return
        const settled = await settlePayment(tx, paid, channel, goods, { nowMs, ports, after })
        if (settled === 'absent') throw new Error(`no payment ${paid.outNo}`)
      },
    }),
  )
