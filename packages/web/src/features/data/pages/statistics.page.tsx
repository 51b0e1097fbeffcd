import { useQuery } from '@tanstack/react-query'
import { figuresQuery } from '#features/data/data.queries.ts'
import { GoalFigures, LineFigures } from '#features/data/parts/figures-cards.tsx'
import { SeasonVeil } from '#features/data/parts/season-veil.tsx'
import { SpreadFigures, TeamLineFigures } from '#features/data/parts/spread-cards.tsx'
import s from '#features/data/parts/tab.module.css'
import { seasonWord } from '#features/data/seasons.ts'
import { useSeasonChoice, useTrueSeason } from '#features/data/use-season-choice.ts'
import { useScreenParams } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { Hint } from '#ui/hint/hint.tsx'

/** A season in figures, down to every team's record against the lines. */
export function Page() {
  const { leagueId = '' } = useScreenParams()
  const season = useSeasonChoice(leagueId)
  const query = useQuery(figuresQuery(season.choice))
  useTrueSeason(season, query.error)
  return (
    <PageFrame title={query.data ? `${query.data.league.name}统计` : '赛事统计'}>
      <Loaded
        query={query}
        isEmpty={({ matches }) => matches === 0}
        empty={{ title: '暂无统计', text: '这个赛季还没有结束的比赛' }}
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
