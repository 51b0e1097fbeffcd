import type { InterpretationDetail } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { gradeName } from '@linmen/domain/expert/grade.ts'
import { serverNowMs } from '#kit/clock.ts'
import { FollowOf } from '#features/favourite/parts/public.ts'
import { agoText, PlanWho } from '#features/plan/parts/public.ts'
import { minutesText, secondsText } from '#features/interpretation/interpretation-words.ts'
import { useInterpretationVeil } from '#features/interpretation/use-interpretation-veil.ts'
import { InterpretationMatch } from './interpretation-match.tsx'
import { WorkTitle } from './work-title.tsx'
import s from './interpretation-top.module.css'

/** Title, who wrote it and when, and the match. */
export function InterpretationTop({ of }: { of: InterpretationDetail }) {
  const { expert } = of
  const veil = useInterpretationVeil(of)
  const length = of.medium === 'video' ? secondsText(of.seconds ?? 0) : minutesText(of)
  const when = agoText(of.publishedAtMs, serverNowMs())
  return (
    <header className={s.head}>
      <WorkTitle text={of.title} />
      <PlanWho
        expert={expert}
        note={`${gradeName(expert.grade)} · ${when} · ${length}`}
        size={40}
        aside={<FollowOf expertId={expert.id} name={expert.name} />}
      />
      <InterpretationMatch of={of} veil={veil} />
    </header>
  )
}
