import { articleEndpoints } from '@linmen/contract/expert/article.endpoints.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { isRefused } from '#kit/policy/refused-by.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { ExpertRow } from '#features/expert/parts/expert-row.tsx'
import s from '#features/expert/parts/article.module.css'

export function Page() {
  const { id } = useScreenParams('ExpertArticlePage')
  const query = useQuery(read(articleEndpoints.article, { id }))
  const gone = isRefused(articleEndpoints.article, query.error, 'article.not_found')
  return (
    <PageFrame
      title="专家文章"
      right={
        <Button look="ghost" size="s" href={hrefTo('ExpertArticleFeedbackPage', { id })}>
          反馈
        </Button>
      }
    >
      {query.data === undefined && gone ? (
        <EmptyState
          title="没有这篇文章"
          action={{ text: '看看排行榜', href: hrefTo('ExpertListPage') }}
        />
      ) : (
        <Loaded query={query} skeleton={<SkeletonCards />}>
          {({ title, body, publishedAtMs, expert }) => (
            <>
              <ExpertRow expert={expert} />
              <Card padded as="article">
                <h2 className={s.title}>{title}</h2>
                <p className={s.time}>{beijingDay(publishedAtMs)}</p>
                {body
                  .split('\n')
                  .filter((line) => line.trim() !== '')
                  .map((line) => (
                    <p key={line} className={s.line}>
                      {line}
                    </p>
                  ))}
              </Card>
            </>
          )}
        </Loaded>
      )}
      <Hint>专家个人看法，仅供理性参考</Hint>
    </PageFrame>
  )
}
