import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { Section } from '#ui/section/section.tsx'
import { planQueries } from '#features/plan/plan.queries.ts'
import { ExpertStrip } from './expert-strip.tsx'
import s from './hot-experts.module.css'

/** Experts in form, for the home page. Without any, or without an answer, the page goes on below. */
export function HotExperts() {
  const { data, isPending } = useQuery(planQueries.hotExperts())
  if (!isPending && (!data || data.hot.length === 0)) return null
  if (isPending)
    return (
      <Section title="热门专家">
        <div className={s.strip}>
          <i className={s.place} />
        </div>
      </Section>
    )
  const more = { text: '更多专家', href: hrefTo('HomePlan')! }
  return <ExpertStrip experts={data?.hot ?? []} more={more} />
}
