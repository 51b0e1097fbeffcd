import { useQuery } from '@tanstack/react-query'
import { Section } from '#ui/section/section.tsx'
import { interpretationQueries } from '#features/interpretation/interpretation.queries.ts'
import { InterpretationItem } from './interpretation-item.tsx'

/** What else the expert explains. Nothing is said where there is nothing. */
export function MoreOfExpert({ expertId, besides }: { expertId: string; besides: string }) {
  const { data } = useQuery(interpretationQueries.byExpert(expertId))
  const others = data?.items.filter(({ id }) => id !== besides).slice(0, 3) ?? []
  if (others.length === 0) return null
  return (
    <Section title="更多解读">
      {others.map((item) => (
        <InterpretationItem key={item.id} item={item} />
      ))}
    </Section>
  )
}
