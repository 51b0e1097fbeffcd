import type { House } from '@linmen/contract/kit/codec.ts'
import type { basketballTeam } from '@linmen/contract/league/basketball-table.schemas.ts'
import { winRateText } from '@linmen/domain/standings/percent.ts'
import { recordWords, runWords } from '#features/league/basketball-words.ts'
import { seasonWord } from '#features/league/seasons.ts'
import { hrefTo } from '#kit/go.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { FactGrid } from '#features/league/parts/player/fact-grid.tsx'
import { NearMatches } from '#features/league/parts/team/near-matches.tsx'
import { BasketballFixture } from './basketball-fixture.tsx'
import { HomeGroundCard } from '#features/league/parts/team/home-ground-card.tsx'
import s from '#features/league/parts/tab.module.css'

type TeamPage = House<typeof basketballTeam>

/** Where the team stands and where it is at home. */
export function BasketballOverview({ page }: { page: TeamPage }) {
  const { team, season, standing } = page
  return (
    <div className={s.cards}>
      <NearMatches {...page} row={(match) => <BasketballFixture match={match} />} />
      {standing && (
        <Card as="div">
          <Section
            inCard
            title={team.leagueName}
            fact={seasonWord(season)}
            more={{ text: '排名', href: hrefTo('BkLeaguePage', { leagueId: team.leagueId }) ?? '' }}
          >
            <ResultsVeil what="战绩" at={team.id} changed={season}>
              <FactGrid
                facts={[
                  { label: '排名', value: standing.rank === null ? '-' : `第 ${standing.rank} 名` },
                  { label: '胜-负', value: recordWords(standing) },
                  { label: '胜率', value: winRateText(standing) },
                  { label: '连续', value: runWords(standing) },
                  { label: '近 10 场', value: recordWords(standing.last10) },
                  { label: '主场', value: recordWords(standing.home) },
                  { label: '客场', value: recordWords(standing.away) },
                  { label: '场均得分', value: standing.pointsFor.toFixed(1) },
                  { label: '场均失分', value: standing.pointsAgainst.toFixed(1) },
                ]}
              />
            </ResultsVeil>
          </Section>
        </Card>
      )}
      <HomeGroundCard title="球馆与球队" team={team} />
    </div>
  )
}
