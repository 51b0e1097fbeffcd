import type { RankKind } from '@linmen/contract/expert/ranking.schemas.ts'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo, isOpen } from '#kit/go.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { Button } from '#ui/button/button.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { RANKS } from '#features/expert/expert-words.ts'
import { expertQueries } from '#features/expert/expert.queries.ts'
import { RankRow } from './rank-row.tsx'
import { SportBar } from './sport-bar.tsx'
import s from './rank-list.module.css'

interface RankListProps {
  readonly sport: Sport
  readonly kind: RankKind
  readonly onSport: (sport: Sport) => void
  readonly onKind: (kind: RankKind) => void
}

/** Experts in four orders; the last one asks what is left of a record without its luck. */
export function RankList({ sport, kind, onSport, onKind }: RankListProps) {
  const query = useInfiniteQuery(expertQueries.ranking(sport, kind))
  return (
    <PagedList
      title="专家排行"
      right={
        isOpen('ExpertSearchPage') && (
          <Button look="ghost" size="s" href={hrefTo('ExpertSearchPage')}>
            搜索
          </Button>
        )
      }
      tabs={{
        items: RANKS,
        value: kind,
        onChange: (key) => onKind(RANKS.find((each) => each.key === key)?.key ?? 'hits'),
      }}
      top={
        <>
          <SportBar sport={sport} onSport={onSport} />
          {kind === 'strength' && (
            <div className={s.about}>
              <b>把运气去掉之后的盈利率</b>
              <span>色条是 95% 区间，圆点是校正值，竖线是原始值，虚线是不赚不亏</span>
              <span>样本越短、波动越大，越向全体平均收拢；不满 100 场不排名</span>
              <span>较收盘：锁定价比开赛前最后一口价高多少，同盘口且满 20 场才列出</span>
            </div>
          )}
        </>
      }
      query={query}
      keyOf={({ expert }) => expert.id}
      row={(ranked) => <RankRow ranked={ranked} kind={kind} />}
      empty={{ title: '还没有专家', sport }}
      foot={<Hint>过往战绩不代表未来　连红与红榜更易受运气影响</Hint>}
    />
  )
}
