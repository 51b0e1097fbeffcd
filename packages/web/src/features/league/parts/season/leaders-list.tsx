import { Loaded } from '#kit/pages/loaded.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import type { useLeaders } from '#features/league/use-leaders.ts'
import {
  LeadersTable,
  type LeaderFigure,
} from '#features/league/parts/season/tables/leaders-table.tsx'

interface LeadersListProps extends ReturnType<typeof useLeaders> {
  readonly figure: LeaderFigure
}

/** One ranking of players, or that it is still being counted. */
export const LeadersList = ({ query, counting, figure }: LeadersListProps) => (
  <Loaded
    query={query}
    skeleton={<SkeletonRows count={10} />}
    isEmpty={(data) => !counting && data[figure].length === 0}
    empty={{ title: '暂无排名', text: '这个赛季还没有球员数据' }}
  >
    {(data) =>
      counting && data[figure].length === 0 ? (
        <>
          <Hint>{`${data.league.name}球员榜按出场记录统计，正在整理，稍后自动显示`}</Hint>
          <SkeletonRows count={10} />
        </>
      ) : (
        <LeadersTable figure={figure} rows={data[figure]} season={data.playerSeason} />
      )
    }
  </Loaded>
)
