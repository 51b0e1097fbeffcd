import { serverNowMs } from '#kit/clock.ts'
import { hrefTo } from '#kit/go.ts'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { matchLine } from '#features/home/found-match.ts'
import { useSearch } from '#features/home/use-search.ts'

export function SearchResults({ word, onOpen }: { word: string; onOpen: () => void }) {
  const { finds, loading, failed, retry } = useSearch(word)
  if (loading) return <SkeletonRows count={6} />
  if (failed) return <ErrorState onRetry={retry} />
  if (finds.matches.length + finds.plans.length === 0)
    return <EmptyState title="没有找到相关内容" text="可以换球队、赛事或专家的名字再试" />
  return (
    <>
      {finds.plans.length > 0 && (
        <Section title="方案" fact={`${finds.plans.length} 条`}>
          <Card>
            {finds.plans.map((plan) => (
              <ListRow
                key={plan.id}
                title={plan.title}
                note={plan.expert.name}
                href={hrefTo('PlanDetailPage', { id: plan.id })}
                onClick={onOpen}
              />
            ))}
          </Card>
        </Section>
      )}
      {finds.matches.length > 0 && (
        <Section title="今天的比赛" fact={`${finds.matches.length} 场`}>
          <Card>
            {finds.matches.map((found) => (
              <ListRow
                key={found.match.id}
                {...matchLine(found, serverNowMs())}
                href={hrefTo('MatchDetailFootball', { matchId: found.match.id })}
                onClick={onOpen}
              />
            ))}
          </Card>
        </Section>
      )}
    </>
  )
}
