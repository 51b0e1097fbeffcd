import type { PlanDetail } from '@linmen/contract/plan/plan.schemas.ts'
import { serverNowMs } from '#kit/clock.ts'
import { PlanPick } from '#ui/plan-card/plan-pick.tsx'
import { PriceTag } from '#ui/price-tag/price-tag.tsx'
import { agoText, CHOICES, MARKETS } from '#features/plan/plan-words.ts'
import { LockedBody } from './locked-body.tsx'
import s from './plan-body.module.css'

/** The pick and the reasons for those who have them; for others, why they cannot be had any more. */
export function PlanBody({ plan }: { plan: PlanDetail }) {
  const { pick, body, state, market } = plan
  if (!pick && body === undefined) return <LockedBody text="比赛已开始，方案不再出售" />
  return (
    <>
      <section className={s.body} aria-label="方案内容">
        <p className={s.facts}>
          <span>
            {MARKETS[market]}　{agoText(plan.publishedAtMs, serverNowMs())}发布
          </span>
          {plan.owned && <PriceTag kind="owned" />}
          {plan.price === 0 && <PriceTag kind="free" />}
        </p>
        {pick && (
          <PlanPick locked={false} text={CHOICES[pick.choice]} odds={pick.odds.toFixed(2)} />
        )}
        {body?.split('\n').map((line, at) => line && <p key={at}>{line}</p>)}
      </section>
      {body === undefined && (
        <LockedBody
          text={state === 'settled' ? '理由仅对购买者开放' : '比赛已开始，方案不再出售'}
        />
      )}
    </>
  )
}
