import type { PlanDetail } from '@linmen/contract/plan/plan.schemas.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { serverNowMs } from '#kit/clock.ts'
import { PlanPick } from '#features/plan/parts/card/plan-pick.tsx'
import { PriceTag } from '#ui/price-tag/price-tag.tsx'
import { agoText, marketText, pickText } from '#features/plan/plan-words.ts'
import { LockedBody } from './locked-body.tsx'
import s from './plan-body.module.css'

/** The pick and the reasons for those who have them; for others, why they cannot be had any more. */
export function PlanBody({ plan }: { plan: PlanDetail }) {
  const { pick, body, state, market, second, sport } = plan
  const told = pick !== undefined || plan.poolMatches?.some(({ marks }) => marks !== undefined)
  if (!told && body === undefined) return <LockedBody text={closedBody(plan)} />
  return (
    <>
      <section className={s.body} aria-label="方案内容">
        <p className={s.facts}>
          <span>
            {marketText(plan, sport)}　{agoText(plan.publishedAtMs, serverNowMs())}发布
          </span>
          {plan.owned && <PriceTag kind="owned" />}
          {plan.price === 0 && <PriceTag kind="free" />}
        </p>
        {pick && (
          <PlanPick
            locked={false}
            text={pickText(pick, market, sport)}
            odds={pick.odds.toFixed(2)}
          />
        )}
        {second?.pick && (
          <PlanPick
            locked={false}
            text={`${second.match.home} vs ${second.match.away}　${pickText(second.pick, second.market, sport)}`}
            odds={second.pick.odds.toFixed(2)}
          />
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

/** A promised pick that is still to come, or never came, is no match that has begun. */
function closedBody({ promise, owned }: PlanDetail): string {
  if (promise?.state === 'expired') return '专家未按承诺时间给出选项，已全额退还读者'
  if (promise?.state === 'waiting' && owned)
    return `${beijingTime(promise.untilMs)} 前给出选项与理由，逾期自动全额退还`
  return '比赛已开始，方案不再出售'
}
