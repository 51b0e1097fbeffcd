import type { InterpretationSummary } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { gradeName } from '@linmen/domain/expert/grade.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { serverNowMs } from '#kit/clock.ts'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { PriceTag } from '#ui/price-tag/price-tag.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { agoText, closedText, kickoffText, PlanCard, PlanWho } from '#features/plan/parts/public.ts'
import { clockText } from '#features/interpretation/interpretation-words.ts'
import { useInterpretationVeil } from '#features/interpretation/use-interpretation-veil.ts'

/** One interpretation in a list. */
export function InterpretationItem({ item }: { item: InterpretationSummary }) {
  const { expert, match, medium, seconds } = item
  const nowMs = serverNowMs()
  const veil = useInterpretationVeil(item)
  return (
    <PlanCard
      title={item.title}
      href={hrefOf(item)}
      head={
        <PlanWho
          expert={expert}
          note={`${gradeName(expert.grade)} · ${agoText(item.publishedAtMs, nowMs)}`}
          aside={
            medium === 'video' ? (
              <Tag tone="blue">视频 {clockText(seconds ?? 0)}</Tag>
            ) : (
              item.pairId !== undefined && item.state === 'onSale' && <Tag tone="gold">二合一</Tag>
            )
          }
        />
      }
      match={{
        ...(match.number !== undefined && { no: match.number }),
        home: { id: match.homeTeamId ?? match.home, name: match.home },
        away: { id: match.awayTeamId ?? match.away, name: match.away },
        time: timeText(item, nowMs, veil !== null),
      }}
      {...(!veil && item.result && item.result !== 'void' && { result: item.result })}
      readers={`${item.buyers} 人已看`}
      price={<ItemPrice item={item} closed={closedText(item, nowMs, veil !== null)} />}
    />
  )
}

/** A film opens where it plays. */
const hrefOf = ({ id, medium }: InterpretationSummary) =>
  medium === 'video'
    ? hrefTo('VideoJieduList', { id, pageType: 3 })
    : hrefTo('JieduDetailPage', { id })

function timeText({ match }: InterpretationSummary, nowMs: number, veiled: boolean): string {
  const { homeGoals, awayGoals } = match
  if (veiled || homeGoals === undefined || awayGoals === undefined)
    return kickoffText(match.kickoffMs, nowMs)
  return `${homeGoals}:${awayGoals}`
}

/** A price only where it can be paid. */
function ItemPrice({ item, closed }: { item: InterpretationSummary; closed: string | null }) {
  const { currency } = useHost()
  if (item.owned) return <PriceTag kind="owned" text="已解锁" />
  if (item.price === 0) return <PriceTag kind="free" />
  if (closed !== null) return <PriceTag kind="closed" text={closed} />
  return <PriceTag amount={priceText(item.price)} unit={currency} />
}
