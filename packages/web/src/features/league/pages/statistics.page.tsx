import { useQuery } from '@tanstack/react-query'
import { figuresQuery } from '#features/league/league.queries.ts'
import { GoalFigures, LineFigures } from '#features/league/parts/season/figures-cards.tsx'
import { SeasonVeil } from '#features/league/parts/season/season-veil.tsx'
import { SpreadFigures, TeamLineFigures } from '#features/league/parts/team/spread-cards.tsx'
import s from '#features/league/parts/tab.module.css'
import { seasonWord } from '#features/league/seasons.ts'
import { useSeasonChoice, useTrueSeason } from '#features/league/use-season-choice.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { Hint } from '#ui/hint/hint.tsx'

/** A season in figures, down to every team's record against the lines. */
export function Page() {
  const { leagueId } = useScreenParams('StatisticsDetailPage')
  const season = useSeasonChoice(leagueId)
  const query = useQuery(figuresQuery(season.choice))
  useTrueSeason(season, query.error)
  return (
    <PageFrame title={query.data ? `${query.data.league.name}统计` : '赛事统计'}>
      <Loaded
        query={query}
        isEmpty={({ matches }) => matches < 2}
        empty={{ title: '暂无统计', text: '这个赛季结束的比赛还不足两场' }}
      >
        {(figures) => (
          <>
            <p className={s.note}>{`${figures.league.fullName}　${seasonWord(figures.season)}`}</p>
            <SeasonVeil what="统计" season={figures.season}>
              <div className={s.cards}>
                <GoalFigures figures={figures} />
                <SpreadFigures figures={figures} />
                <LineFigures figures={figures} />
                <TeamLineFigures teams={figures.teams} />
              </div>
            </SeasonVeil>
            <Hint>统计只含已结束的比赛，仅供参考</Hint>
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}
