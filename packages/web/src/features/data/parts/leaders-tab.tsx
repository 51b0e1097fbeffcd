import { Loaded } from '#kit/pages/loaded.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { LeadersTable, type LeaderFigure } from './leaders-table.tsx'
import type { TabOfLeague } from './league-part.ts'
import { useLeaders } from '#features/data/use-leaders.ts'
import s from './tab.module.css'

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
      <Loaded
        query={query}
        skeleton={<SkeletonRows count={10} />}
        isEmpty={(data) => !counting && data[figure].length === 0}
        empty={{ title: '暂无排名', text: '这个赛季还没有球员数据' }}
      >
        {(data) =>
          counting && data[figure].length === 0 ? (
            <SkeletonRows count={10} />
          ) : (
            <LeadersTable figure={figure} rows={data[figure]} season={data.playerSeason} />
          )
        }
      </Loaded>
    </>
  )
}

const seasonNote = (season: string | null | undefined) => (season ? `${season} 赛季` : '')
