import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import { priceText, type Currency } from '@linmen/domain/money/coin-text.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { gradeName } from '@linmen/domain/expert/grade.ts'
import { serverNowMs } from '#kit/clock.ts'
import { hrefTo } from '#kit/go.ts'
import { PlanCard } from '#features/plan/parts/card/plan-card.tsx'
import { PlanWho } from '#features/plan/parts/card/plan-who.tsx'
import { PriceTag } from '#ui/price-tag/price-tag.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import {
  agoText,
  closedText,
  matchTimeText,
  poolNote,
  subjectText,
} from '#features/plan/plan-words.ts'
import { usePlanVeil } from '#features/plan/use-plan-veil.ts'
import { useShownRecord } from '#features/plan/use-shown-record.ts'

/** One plan in a feed. */
export function PlanItem({ plan, currency }: { plan: PlanSummary; currency: Currency }) {
  const { expert, match } = plan
  const nowMs = serverNowMs()
  const { recent } = useShownRecord(expert).record
  const veil = usePlanVeil(plan)
  return (
    <PlanCard
      title={plan.title}
      href={hrefTo('PlanDetailPage', { id: plan.id })}
      head={
        <PlanWho
          expert={expert}
          note={`${gradeName(expert.grade)} · ${agoText(plan.publishedAtMs, nowMs)}`}
          aside={recent && <Tag tone="red">{`近${recent.picks}中${recent.hits}`}</Tag>}
        />
      }
      {...(plan.pool
        ? { about: { text: subjectText(plan), note: poolNote(plan.pool, veil === null) } }
        : {
            match: {
              ...(match.number !== undefined && { no: match.number }),
              home: { id: match.homeTeamId ?? match.home, name: match.home },
              away: { id: match.awayTeamId ?? match.away, name: match.away },
              time: matchTimeText(plan, nowMs, veil !== null),
            },
          })}
      {...(!veil && plan.result && plan.result !== 'void' && { result: plan.result })}
      // Purchases are counted; who reads a free plan is not.
      {...(plan.price > 0 && { readers: `${plan.buyers} 人已看${lateText(plan)}` })}
      price={<PlanPrice {...{ plan, currency }} closed={closedText(plan, nowMs, veil !== null)} />}
    />
  )
}

const lateText = ({ promise }: PlanSummary) =>
  promise?.state === 'waiting' ? `　临场 ${beijingTime(promise.untilMs)} 前给出` : ''

interface PlanPriceProps {
  readonly plan: PlanSummary
  readonly currency: Currency
  readonly closed: string | null
}

/** A price only where it can be paid. */
function PlanPrice({ plan, currency, closed }: PlanPriceProps) {
  if (plan.owned) return <PriceTag kind="owned" />
  if (plan.price === 0) return <PriceTag kind="free" text="免费" />
  if (closed !== null) return <PriceTag kind="closed" text={closed} />
  return <PriceTag amount={priceText(plan.price)} unit={currency} />
}
