import type { House } from '@linmen/contract/kit/codec.ts'
import type { basketballTeam } from '@linmen/contract/sportdata/basketball-table.schemas.ts'
import { winRateText } from '@linmen/domain/standings/percent.ts'
import { recordWords, runWords } from '#features/data/basketball-words.ts'
import { seasonWord } from '#features/data/seasons.ts'
import { hrefTo } from '#kit/go.ts'
import { ResultsVeil } from '#kit/veil.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { FactGrid } from './fact-grid.tsx'
import { HomeGroundCard } from './home-ground-card.tsx'
import s from './tab.module.css'

type TeamPage = House<typeof basketballTeam>

/** Where the team stands and where it is at home. */
export function BasketballOverview({ page: { team, season, standing } }: { page: TeamPage }) {
  return (
    <div className={s.cards}>
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
