import type { OutputOf } from '@linmen/contract'
import type { redPacketEndpoints } from '@linmen/contract/red-packet/red-packet.endpoints.ts'
import { postedAt } from '@linmen/domain/news/posted-at.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'

type Drawn = OutputOf<typeof redPacketEndpoints.history>['items'][number]

/** What was drawn and until when it can be spent. */
export const drawWords = ({ home, away, award, drawnAtMs, expiresAtMs }: Drawn, nowMs: number) => ({
  title: `${home} vs ${away}`,
  note: `${priceText(award)} 金币　${
    expiresAtMs > nowMs ? `${postedAt(expiresAtMs, nowMs)} 前有效` : '已过期'
  }　${postedAt(drawnAtMs, nowMs)}`,
})
