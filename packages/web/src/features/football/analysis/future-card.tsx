import type { FutureMatch } from '@linmen/contract/match/history.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { DataCard } from '#sport/data-card/data-card.tsx'
import { dayText } from '#sport/moment-text.ts'
import { analysisQueries } from '#features/football/match-data.queries.ts'
import {
  EVERY_MATCH,
  FutureMatches,
  type FutureRow,
  TeamPart,
} from '#features/match-parts/parts/public.ts'
import type { OfMatch } from '#features/football/of-match.ts'

const SHOWN = 3
const NOTHING_AHEAD = '还没有排定后面的比赛'

/** What waits for both sides after this match, and how many days they have. */
export function FutureCard({ matchId }: OfMatch) {
  const query = useQuery(analysisQueries.form(matchId, EVERY_MATCH))
  return (
    <DataCard
      title="未来赛程"
      query={query}
      height={300}
      isEmpty={({ home, away }) => home.future.length + away.future.length === 0}
      emptyText={NOTHING_AHEAD}
    >
      {({ home, away }) =>
        [home, away].map(({ teamId, teamName, future }) => (
          <TeamPart
            key={teamId}
            name={teamName}
            what="未来赛程"
            empty={future.length === 0 && NOTHING_AHEAD}
          >
            <FutureMatches
              caption={`${teamName} 未来赛程表`}
              heads={['日期', '主队', '客队']}
              rows={future.slice(0, SHOWN).map(rowOf)}
              teamId={teamId}
            />
          </TeamPart>
        ))
      }
    </DataCard>
  )
}

const rowOf = (match: FutureMatch): FutureRow => ({
  matchId: match.matchId,
  href: hrefTo('MatchDetailFootball', { matchId: match.matchId }),
  when: dayText(match.kickOffAtMs),
  note: match.leagueName,
  teams: [
    { id: match.homeId, name: match.homeName },
    { id: match.awayId, name: match.awayName },
  ],
  gap: `${match.days} 天`,
})
