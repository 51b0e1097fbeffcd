import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { Press } from '#ui/press/press.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { expertQueries } from '#features/expert/expert.queries.ts'
import s from '#features/expert/parts/distribution.module.css'

/** Which leagues an expert writes about, and how much. */
export function Page() {
  const { expertId } = useScreenParams('ExpertLeagueDistributionPage')
  const query = useQuery(expertQueries.leagues(expertId, 'all'))
  return (
    <PageFrame title={query.data ? `${query.data.name} 的赛事分布` : '赛事分布'}>
      <Loaded
        query={query}
        skeleton={<SkeletonRows />}
        isEmpty={({ leagues }) => leagues.length === 0}
        empty={{ title: '还没有结算的方案' }}
      >
        {({ leagues }) => (
          <div className={s.list}>
            {leagues.map(({ league, picks, pushes, share }) => (
              <Press
                key={league}
                className={s.row}
                href={hrefTo('LeagueRecordDetailPage', { option: league, expertId })}
              >
                <span className={s.name}>{league}</span>
                <span className={s.track}>
                  <i style={{ inlineSize: `${share}%` }} />
                </span>
                <span className={s.figure}>
                  {share}%　{picks + pushes} 场
                </span>
              </Press>
            ))}
          </div>
        )}
      </Loaded>
      <Hint>只计已结算的方案</Hint>
    </PageFrame>
  )
}
