import type { HotExpert } from '@linmen/contract/expert/expert.schemas.ts'
import { gradeName } from '@linmen/domain/expert/grade.ts'
import { hrefTo, isOpen } from '#kit/go.ts'
import { ExpertCard } from '#features/plan/parts/card/expert-card.tsx'
import { Section } from '#ui/section/section.tsx'
import { useShownRecord } from '#features/plan/use-shown-record.ts'
import s from './hot-experts.module.css'

interface ExpertStripProps {
  readonly experts: readonly HotExpert[]
  readonly more?: { readonly text: string; readonly href: string }
}

/** Experts in form, one beside the other. */
export function ExpertStrip({ experts, more }: ExpertStripProps) {
  if (experts.length === 0) return null
  return (
    <Section title="热门专家" {...(more && { more })}>
      <div className={s.strip}>
        {experts.map((expert) => (
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
