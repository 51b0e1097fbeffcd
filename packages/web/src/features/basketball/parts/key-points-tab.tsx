import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { withoutSource } from '@linmen/domain/history/key-points.ts'
import { useQuery } from '@tanstack/react-query'
import { Tag } from '#ui/tag/tag.tsx'
import { informationQuery, keyPointsQuery } from '#features/basketball/basketball.queries.ts'
import { DataCard } from '#features/football-data/parts/public.ts'
import type { OfMatch } from './detail-tabs.tsx'
import s from './key-points-tab.module.css'

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
        height={260}
        isEmpty={(entry) => entry.points.length === 0}
        emptyText="两队都没有收录的比赛"
      >
        {(entry) => (
          <>
            <ul className={s.points}>
              {entry.points.map(({ side, text, sample }) => (
                <li key={text}>
                  <Mark side={side} />
                  <p>
                    {withoutSource(text)}
                    <small>样本 {sample}</small>
                  </p>
                </li>
              ))}
            </ul>
            <p className={s.source}>{entry.source}</p>
          </>
        )}
      </DataCard>
      <DataCard
        title="情报"
        query={told}
        height={200}
        isEmpty={({ home, away, neutral }) => home.length + away.length + neutral.length === 0}
        emptyText="还没有这场比赛的情报"
      >
        {({ home, away, neutral }) => (
          <ul className={s.points}>
            {[...away, ...home, ...neutral].map(({ side, tone, title, text }) => (
              <li key={`${side} ${title}`}>
                <Mark side={side} />
                <p>
                  <b>{title}</b>
                  <small>{TONES[tone]}</small>
                  <br />
                  {text}
                </p>
              </li>
            ))}
          </ul>
        )}
      </DataCard>
    </>
  )
}

const TONES = { good: '有利', bad: '不利', neutral: '中性' }
const WORDS = { home: '主', away: '客' }

const Mark = ({ side }: { side: Side | null }) => (
  <span className={side ? s[side] : s.both}>{side ? WORDS[side] : '双'}</span>
)
