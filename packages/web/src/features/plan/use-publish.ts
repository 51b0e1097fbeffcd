import type { Cents } from '@linmen/contract'
import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import { notices } from '#kit/notices.ts'
import { redirectFromHere } from '#kit/redirect.ts'
import { useWrite } from '#kit/use-write.ts'
import { missingParts } from './publish-check.ts'
import { promisedAt, type usePlanDraft } from './use-plan-draft.ts'

/** Sends a draft that is whole, once, and goes on to the locked plan. */
export function usePublish(draft: ReturnType<typeof usePlanDraft>) {
  const { sport, legs, words } = draft
  const { write, busy } = useWrite(publishEndpoints.publish)
  const missing = missingParts(legs, words)
  const promisedAtMs = promisedAt(legs, words)
  const publish = async () => {
    if (missing.length > 0) return notices.toast(missing[0]!)
    const summary = words.summary.trim()
    const redirect = redirectFromHere()
    const done = await write({
      sport,
      price: (words.coins * 100) as Cents,
      title: words.title.trim(),
      ...(promisedAtMs === null ? { reason: words.reason.trim() } : { promisedAtMs }),
      ...(summary !== '' && { summary }),
      ...(words.refundOnMiss && { refundOnMiss: true }),
      matches: legs.map(({ offered, oddsType, option }) => ({
        matchId: offered.match.matchId,
        oddsType,
        ...(promisedAtMs === null && option !== null && { option }),
      })),
    })
    if (!done.ok) return
    draft.forget()
    notices.toast(promisedAtMs === null ? '已锁定并发布' : '已开始售卖')
    redirect.go('PlanDetailPage', { id: done.output.id }, { replace: true })
  }
  return { publish, busy, missing, promisedAtMs }
}
