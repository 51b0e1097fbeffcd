import { useQuery } from '@tanstack/react-query'
import { figuresQuery } from '#features/league/league.queries.ts'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { GoalFigures, LineFigures } from './figures-cards.tsx'
import type { TabOfLeague } from './league-part.ts'
import { SeasonBar } from './season-bar.tsx'
import s from '#features/league/parts/tab.module.css'

/** A season in figures, in short; the rest has its own pages. */
export function FiguresTab({ season, choice, picker }: TabOfLeague) {
  const query = useQuery(figuresQuery(choice))
  return (
    <>
      <SeasonBar season={season} picker={picker} />
      <Loaded
        query={query}
        isEmpty={({ matches }) => matches < 2}
        empty={{ title: '暂无统计', text: '这个赛季结束的比赛还不足两场' }}
      >
        {(figures) => (
          <div className={s.cards}>
            <GoalFigures figures={figures} />
            <LineFigures figures={figures} />
            <Card as="div">
              <ListRow
                title="各队盘路与比分分布"
                href={hrefTo('StatisticsDetailPage', { ...choice })}
              />
              <ListRow title="球员榜" href={hrefTo('PlayersDetailPage', { ...choice })} />
            </Card>
          </div>
        )}
      </Loaded>
    </>
  )
}
