import { hrefTo } from '#kit/go.ts'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { DataFinds } from '#features/data/parts/public.ts'
import { useSearch } from '#features/home/use-search.ts'
import { FoundMatches } from '#features/match-search/parts/public.ts'

export function SearchResults({ word, onOpen }: { word: string; onOpen: () => void }) {
  const { data, plans, isNothing, loading, failed, retry, ...matches } = useSearch(word)
  if (loading) return <SkeletonRows count={6} />
  if (failed) return <ErrorState onRetry={retry} />
  if (isNothing)
    return <EmptyState title="没有找到相关内容" text="可以换赛事、球队或球员的名字再试" />
  return (
    <>
      <DataFinds word={word} found={data} onOpen={onOpen} />
      <FoundMatches title="今天的足球比赛" found={matches.football} onOpen={onOpen} />
      <FoundMatches title="今天的篮球比赛" found={matches.basketball} onOpen={onOpen} />
      {plans.length > 0 && (
        <Section title="方案" fact={`${plans.length} 条`}>
          <Card>
            {plans.map((plan) => (
              <ListRow
                key={plan.id}
                title={plan.title}
                note={`${plan.match.league}　${plan.expert.name}`}
                href={hrefTo('PlanDetailPage', { id: plan.id })}
                onClick={onOpen}
              />
            ))}
          </Card>
        </Section>
      )}
    </>
  )
}
