import { hrefTo } from '#kit/go.ts'
import { tvNowMs } from '#kit/shield.ts'
import { useVeil } from '#kit/tv-delay.ts'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { DataFinds } from '#features/data/parts/public.ts'
import { matchLine } from '#features/home/found-match.ts'
import type { FoundMatch } from '#features/home/search-finds.ts'
import { useSearch } from '#features/home/use-search.ts'

export function SearchResults({ word, onOpen }: { word: string; onOpen: () => void }) {
  const { finds, data, isNothing, loading, failed, retry } = useSearch(word)
  if (loading) return <SkeletonRows count={6} />
  if (failed) return <ErrorState onRetry={retry} />
  if (isNothing)
    return <EmptyState title="没有找到相关内容" text="可以换赛事、球队或球员的名字再试" />
  return (
    <>
      <DataFinds found={data} onOpen={onOpen} />
      {finds.matches.length > 0 && (
        <Section title="今天的足球比赛" fact={`${finds.matches.length} 场`}>
          <Card>
            {finds.matches.map((found) => (
              <Found key={found.match.id} found={found} onOpen={onOpen} />
            ))}
          </Card>
        </Section>
      )}
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
    </>
  )
}

function Found({ found, onOpen }: { found: FoundMatch; onOpen: () => void }) {
  const { id, live, kickOffAtMs } = found.match
  const { home, away } = live.score.full
  const veil = useVeil({ id, kickOffAtMs, phase: live.phase }, `${live.phase} ${home}-${away}`)
  return (
    <ListRow
      {...matchLine(found, tvNowMs(), veil)}
      href={hrefTo('MatchDetailFootball', { matchId: id })}
      onClick={onOpen}
    />
  )
}
