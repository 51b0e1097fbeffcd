import { businessDay } from '@linmen/domain/match/business-day.ts'
import { useState } from 'react'
import { useLeagueGames } from '#features/league/use-league-games.ts'
import { serverNowMs } from '#kit/clock.ts'
import { PagedRows } from '#kit/pages/paged-list.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonMatchRows } from '#ui/skeleton/skeleton-match-rows.tsx'
import { BasketballFixture } from '#features/league/parts/season/basketball/basketball-fixture.tsx'
import type { BasketballPart } from '#features/league/parts/season/basketball/basketball-part.ts'
import s from '#features/league/parts/tab.module.css'

type When = 'upcoming' | 'finished'

const TIMES: readonly { key: When; label: string }[] = [
  { key: 'upcoming', label: '未开始' },
  { key: 'finished', label: '完场' },
]

/** The matches of a season, page by page. */
export function GamesTab({ page: { season }, choice, picker }: BasketballPart) {
  // Of a season that is over nothing is to come.
  const [when, setWhen] = useState<When>(() => (isOver(season) ? 'finished' : 'upcoming'))
  const query = useLeagueGames(choice, when)
  const first = query.data?.pages[0]
  return (
    <>
      <div className={s.bar}>
        <Segmented label="比赛状态" items={TIMES} value={when} onChange={setWhen} />
        {picker}
      </div>
      {first && first.total > 0 && (
        <p className={s.note}>{`${countWords(first)}，时间为北京时间`}</p>
      )}
      <PagedRows
        query={query}
        skeleton={<SkeletonMatchRows count={8} />}
        keyOf={({ id }) => id}
        row={(match) => <BasketballFixture match={match} />}
        empty={{
          sport: 'basketball',
          title: '暂无比赛',
          text: when === 'upcoming' ? '赛程公布后在这里显示' : '还没有结束的比赛',
        }}
      />
    </>
  )
}

const countWords = ({ total, calledOff }: { total: number; calledOff?: number | undefined }) =>
  `共 ${total} 场${calledOff ? `（含推迟、取消 ${calledOff} 场）` : ''}`

const isOver = (season: BasketballPart['page']['season']) =>
  season !== null && season.lastDay < businessDay(serverNowMs())
