import { LeadersList } from './leaders-list.tsx'
import type { LeaderFigure } from '#features/league/parts/season/tables/leaders-table.tsx'
import type { TabOfLeague } from './league-part.ts'
import { seasonTitle } from '#features/league/seasons.ts'
import { useLeaders } from '#features/league/use-leaders.ts'
import s from '#features/league/parts/tab.module.css'

interface LeadersTabProps extends TabOfLeague {
  readonly figure: LeaderFigure
}

/** Who scores and who serves. Squads are counted while people wait, and that is said. */
export function LeadersTab({ choice, picker, figure }: LeadersTabProps) {
  const { query, counting } = useLeaders(choice)
  return (
    <>
      <div className={s.bar}>
        <span role="status">
          {counting ? '正在统计各队球员…' : seasonNote(query.data?.playerSeason)}
        </span>
        {picker}
      </div>
      <LeadersList query={query} counting={counting} figure={figure} />
    </>
  )
}

const seasonNote = (season: string | null | undefined) => (season ? seasonTitle(season) : '')
