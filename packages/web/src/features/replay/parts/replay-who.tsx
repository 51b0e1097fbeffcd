import type { ReplaySummary } from '@linmen/contract/expert/replay.schemas.ts'
import { gradeName } from '@linmen/domain/expert/grade.ts'
import { serverNowMs } from '#kit/clock.ts'
import { Tag } from '#ui/tag/tag.tsx'
import { agoText, PlanWho } from '#features/plan/parts/public.ts'

const VERDICTS = { right: '看对', partly: '部分看对', wrong: '看错' } as const

/** Who looks back, when, and how they judge themselves. */
export const ReplayWho = ({
  of,
}: {
  of: Pick<ReplaySummary, 'expert' | 'publishedAtMs' | 'verdict'>
}) => (
  <PlanWho
    expert={of.expert}
    note={`${gradeName(of.expert.grade)} · ${agoText(of.publishedAtMs, serverNowMs())}`}
    aside={<Tag tone="outline">{VERDICTS[of.verdict]}</Tag>}
  />
)
