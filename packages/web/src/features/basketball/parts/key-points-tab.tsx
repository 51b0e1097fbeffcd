import { useQuery } from '@tanstack/react-query'
import { DataCard } from '#sport/data-card/data-card.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { informationQuery, keyPointsQuery } from '#features/basketball/basketball.queries.ts'
import { KeyPoints, Point, Points } from '#features/match-parts/parts/public.ts'
import type { OfMatch } from './detail-tabs.tsx'

/** 提点: sentences that follow from records, each with its sample, then what was told about both teams. */
export function KeyPointsTab({ matchId }: OfMatch) {
  const points = useQuery(keyPointsQuery(matchId))
  const told = useQuery(informationQuery(matchId))
  return (
    <>
      <DataCard
        title="提点"
        fact={<Tag tone="outline">由数据生成</Tag>}
        query={points}
        recent={matchId}
        changed={points.data}
        height={260}
        isEmpty={(entry) => entry.points.length === 0}
        emptyText="两队都没有收录的比赛"
      >
        {(entry) => <KeyPoints {...entry} />}
      </DataCard>
      <DataCard
        title="情报"
        query={told}
        height={200}
        isEmpty={({ home, away, neutral }) => home.length + away.length + neutral.length === 0}
        emptyText="还没有这场比赛的情报"
      >
        {({ home, away, neutral }) => (
          <Points>
            {[...away, ...home, ...neutral].map(({ side, tone, title, text }) => (
              <Point key={`${side} ${title}`} side={side} small={TONES[tone]}>
                <b>{title}</b>
                <br />
                {text}
              </Point>
            ))}
          </Points>
        )}
      </DataCard>
    </>
  )
}

const TONES = { good: '有利', bad: '不利', neutral: '中性' }
