import type { KeyPointsEntry } from '@linmen/contract/match/analysis.schemas.ts'
import { withoutSource } from '@linmen/domain/history/key-points.ts'
import { useQuery } from '@tanstack/react-query'
import { Tag } from '#ui/tag/tag.tsx'
import { analysisQueries } from '#features/football-data/football-data.queries.ts'
import { DataCard } from './data-card.tsx'
import s from './key-points-card.module.css'
import type { OfMatch } from './tabs.tsx'

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
        height={260}
        isEmpty={({ points }) => points.length === 0}
        emptyText="两队都没有收录的比赛"
      >
        {(entry) => <Points entry={entry} />}
      </DataCard>
      <DataCard
        title="市场要点"
        fact={<Tag tone="outline">由数据生成</Tag>}
        query={market}
        height={160}
        isEmpty={({ points }) => points.length === 0}
        emptyText="还没有公司开盘"
      >
        {(entry) => <Points entry={entry} />}
      </DataCard>
    </>
  )
}

const SIDE_WORDS = { home: '主', away: '客' }

function Points({ entry: { points, source } }: { entry: KeyPointsEntry }) {
  return (
    <>
      <ul className={s.points}>
        {points.map(({ side, text, sample }) => (
          <li key={text}>
            <span className={side ? s[side] : s.both}>{side ? SIDE_WORDS[side] : '双'}</span>
            <p>{withoutSource(text)}</p>
            <small>样本 {sample}</small>
          </li>
        ))}
      </ul>
      <p className={s.source}>{source}</p>
    </>
  )
}
