import { useQuery } from '@tanstack/react-query'
import { rulesQuery } from '#features/league/league.queries.ts'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import s from '#features/league/parts/tab.module.css'

/** How the competition is played. Where nobody wrote it down there is nothing. */
export function RulesCard({ leagueId }: { leagueId: string }) {
  const { data } = useQuery(rulesQuery(leagueId))
  if (!data?.rules) return null
  return (
    <div className={s.cards}>
      <Card as="div">
        <Section inCard title="赛制规则" fact={data.league.fullName}>
          <p className={s.words}>{data.rules}</p>
        </Section>
      </Card>
    </div>
  )
}
