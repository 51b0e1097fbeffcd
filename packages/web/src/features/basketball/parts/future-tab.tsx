import type { BasketballFuture } from '@linmen/contract/match/basketball-history.schemas.ts'
import { backToBackTag } from '@linmen/domain/match/basketball/basketball-words.ts'
import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { futureQuery } from '#features/basketball/basketball.queries.ts'
import { EVERY_MATCH, FutureMatches, type FutureRow } from '#features/match-parts/parts/public.ts'
import type { OfMatch } from './detail-tabs.tsx'

/** 未来: what waits for both teams, and who has no day of rest. */
export function FutureTab({ matchId }: OfMatch) {
  const query = useQuery(futureQuery(matchId, EVERY_MATCH))
  return (
    <Loaded query={query}>
      {({ home, away }) =>
        (
          [
            ['客', away],
            ['主', home],
          ] as const
        ).map(([mark, { teamId, teamName, matches }]) => (
          <Card as="div" key={teamId}>
            <Section inCard title={`${mark} ${teamName}`} fact={`后 ${matches.length} 场`}>
              {matches.length === 0 ? (
                <SmallEmpty text="还没有排定后面的比赛" />
              ) : (
                <FutureMatches
                  caption={`${teamName} 未来赛程`}
                  heads={['时间', '客队', '主队']}
                  rows={matches.map(rowOf)}
                  teamId={teamId}
                />
              )}
            </Section>
          </Card>
        ))
      }
    </Loaded>
  )
}

function rowOf(match: BasketballFuture): FutureRow {
  const { kickOffAtMs } = match
  const tag = backToBackTag(match)
  return {
    matchId: match.matchId,
    href: hrefTo('BkMatchDetailPage', { matchId: match.matchId }),
    when: `${beijingDay(kickOffAtMs).slice(5)} ${beijingTime(kickOffAtMs)}`,
    teams: [
      { id: match.awayId, name: match.awayName },
      { id: match.homeId, name: match.homeName },
    ],
    gap: tag ? <Tag tone="outline">{tag}</Tag> : `${match.days} 天`,
  }
}
