import { campaignEndpoints } from '@linmen/contract/promotion/campaign.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo, isOpen } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { WORLD_CUP } from '#features/promotion/campaign-screens.ts'

export function Page() {
  const query = useQuery(read(campaignEndpoints.expertRank, { key: WORLD_CUP }))
  return (
    <PageFrame title="专家榜">
      <Loaded
        query={query}
        isEmpty={({ list }) => list.length === 0}
        empty={{ title: '还没有人上榜', text: '活动期内的方案在比赛结束后计入' }}
      >
        {({ list, changedAtMs, playedAtMs }) => (
          <ResultsVeil
            what="专家榜"
            at={WORLD_CUP}
            changed={{
              ...(changedAtMs !== undefined && { changedAtMs }),
              ...(playedAtMs !== undefined && { playedAtMs }),
            }}
          >
            <Card>
              {list.map(({ expert, hits, picks }, at) => (
                <ListRow
                  key={expert.id}
                  lead={<Avatar id={expert.id} url={expert.avatar} size={32} />}
                  title={`${at + 1}　${expert.name}`}
                  note={`${picks} 场中 ${hits} 场`}
                  {...homeOf(expert.id)}
                />
              ))}
            </Card>
          </ResultsVeil>
        )}
      </Loaded>
      <Hint>按命中场数排列，只算这项赛事、活动期内的方案</Hint>
    </PageFrame>
  )
}

const homeOf = (expertId: string) => {
  const href = isOpen('ExpertHomePage') ? hrefTo('ExpertHomePage', { expertId }) : undefined
  return href === undefined ? {} : { href }
}
