import type { Campaign, CampaignGift } from '@linmen/contract/promotion/campaign.schemas.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { useHost } from '#kit/host.ts'
import { Button } from '#ui/button/button.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { Ticket, TicketLine } from '#ui/ticket/ticket.tsx'
import { needText, takeText } from '#features/promotion/promotion-words.ts'

export interface GiftTicketProps {
  readonly kind: Campaign['kind']
  readonly gift: CampaignGift
  readonly busy: boolean
  readonly onTake: () => void
}

/** One thing a promotion gives: what it is worth, what it asks for, how many are left. */
export function GiftTicket({ kind, gift, busy, onTake }: GiftTicketProps) {
  const { currency } = useHost()
  const { percent, state, stock, given, mine, most } = gift
  const open = state === 'open'
  return (
    <Ticket
      off={!open}
      figure={percent === undefined ? priceText(gift.worth) : String(percent / 10)}
      unit={percent === undefined ? currency : '折'}
      under={needText(kind, gift) ?? '人人可领'}
      title={gift.name}
      {...(gift.reason !== undefined && state === 'locked' && { reason: gift.reason })}
      trail={
        open ? (
          <Button size="s" busy={busy} label={`领取${gift.name}`} onClick={onTake}>
            {takeText(gift)}
          </Button>
        ) : (
          <Tag tone="outline">{takeText(gift)}</Tag>
        )
      }
    >
      <TicketLine>{gift.text}</TicketLine>
      <TicketLine>
        {stock === undefined ? `已领 ${given} 份` : `已领 ${given}/${stock} 份`}
        {most > 1 && `　每人最多 ${most} 份，已领 ${mine} 份`}
      </TicketLine>
    </Ticket>
  )
}
