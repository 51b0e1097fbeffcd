import type { HotExpert } from '@linmen/contract/expert/expert.schemas.ts'
import { gradeName } from '@linmen/domain/expert/grade.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo, isOpen } from '#kit/go.ts'
import { ExpertCard } from '#ui/expert-card/expert-card.tsx'
import { Section } from '#ui/section/section.tsx'
import { planQueries } from '#features/plan/plan.queries.ts'
import { useShownRecord } from '#features/plan/use-shown-record.ts'
import s from './hot-experts.module.css'

/** Experts in form, for the home page. Without any, or without an answer, the page goes on below. */
export function HotExperts() {
  const { data, isPending } = useQuery(planQueries.hotExperts())
  if (!isPending && (!data || data.hot.length === 0)) return null
  return (
    <Section title="热门专家">
      <div className={s.strip}>
        {isPending && <i className={s.place} />}
        {data?.hot.map((expert) => (
          <HotCard key={expert.id} expert={expert} />
        ))}
      </div>
    </Section>
  )
}

function HotCard({ expert }: { expert: HotExpert }) {
  const { id, name, avatar, grade, sport } = expert
  const { record, veil } = useShownRecord(expert)
  return (
    <ExpertCard
      id={id}
      name={name}
      avatarUrl={avatar}
      note={`${gradeName(grade)} · ${SPORTS[sport]}`}
      {...(record.recent && { record: { of: record.recent.picks, hit: record.recent.hits } })}
      {...(veil && { noRecord: '战绩已隐藏' })}
      streak={record.streak}
      {...(record.monthReturn !== undefined && { returnRate: signed(record.monthReturn) })}
      {...(isOpen('ExpertHomePage') && { href: hrefTo('ExpertHomePage', { expertId: id }) })}
    />
  )
}

const SPORTS = { football: '足球', basketball: '篮球' } as const

const signed = (percent: number) => `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`
