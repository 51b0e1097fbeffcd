import { useQuery } from '@tanstack/react-query'
import { DataCard } from '#sport/data-card/data-card.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { analysisQueries } from '#features/football/match-data.queries.ts'
import { KeyPoints } from '#features/match-parts/parts/public.ts'
import type { OfMatch } from '#features/football/of-match.ts'

/** Sentences that follow from records and markets; each tells from how many. */
export function KeyPointsCard({ matchId }: OfMatch) {
  const records = useQuery(analysisQueries.keyPoints(matchId))
  const market = useQuery(analysisQueries.marketPoints(matchId))
  return (
    <>
      <DataCard
        title="要点"
        query={records}
        recent={matchId}
        changed={records.data}
        height={260}
        isEmpty={({ points }) => points.length === 0}
        emptyText="两队都没有收录的比赛"
      >
        {(entry) => <KeyPoints {...entry} />}
      </DataCard>
      <DataCard
        title="市场要点"
        fact={<Tag tone="outline">由数据生成</Tag>}
        query={market}
        recent={matchId}
        changed={market.data}
        height={160}
        isEmpty={({ points }) => points.length === 0}
        emptyText="还没有公司开盘"
      >
        {(entry) => <KeyPoints {...entry} />}
      </DataCard>
    </>
  )
}
