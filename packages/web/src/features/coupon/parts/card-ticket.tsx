import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { serverNowMs } from '#kit/clock.ts'
import { read } from '#kit/read.ts'
import { Section } from '#ui/section/section.tsx'
import { Ticket, TicketLine } from '#ui/ticket/ticket.tsx'
import { cardTitle, endText, tenths } from '#features/coupon/offer-words.ts'
import s from './tickets.module.css'

/** The best discount card, which pays by itself. Nobody is told when it cannot be read. */
export function CardTicket() {
  const { data } = useQuery(read(setMealEndpoints.count, {}))
  if (!data || data.cards === 0) return null
  const { cardPercent, cardEndsAtMs, cardUsesLeft } = data
  return (
    <Section title="折扣卡" fact="没有更省的券时自动使用">
      <div className={s.list}>
        <Ticket
          figure={tenths(cardPercent)}
          unit="折"
          under="每单一次"
          title={cardTitle(cardPercent)}
        >
          {cardUsesLeft !== undefined && <TicketLine>还可用 {cardUsesLeft} 次</TicketLine>}
          {cardEndsAtMs !== undefined && (
            <TicketLine>{endText(cardEndsAtMs, serverNowMs())}</TicketLine>
          )}
        </Ticket>
      </div>
    </Section>
  )
}
