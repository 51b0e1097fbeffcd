import type { TeamPage } from '@linmen/contract/league/league-pages.schemas.ts'
import { recentForm } from '@linmen/domain/standings/recent-form.ts'
import { seasonTitle } from '#features/league/seasons.ts'
import { hrefTo } from '#kit/go.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { Card } from '#ui/card/card.tsx'
import { FormLegend, FormStrip } from '#ui/form-strip/form-strip.tsx'
import { Section } from '#ui/section/section.tsx'
import { FactGrid } from '#features/league/parts/player/fact-grid.tsx'
import { FootballFixture } from '#features/league/parts/season/football-fixture.tsx'
import { HomeGroundCard } from './home-ground-card.tsx'
import { NearMatches } from './near-matches.tsx'
import { OwnLineFigures } from './spread-cards.tsx'
import s from '#features/league/parts/tab.module.css'

/** Where the club stands, how it plays, where it is at home. */
export function TeamOverview({ page }: { page: TeamPage }) {
  const { team, standings, lines, seasons } = page
  return (
    <div className={s.cards}>
      <NearMatches {...page} row={(match) => <FootballFixture match={match} league />} />
      {standings.map((standing) => (
        <StandingCard
          key={standing.leagueId}
          standing={standing}
          season={seasons[standing.leagueId]?.find(({ current }) => current)?.name}
        />
      ))}
      <HomeGroundCard title="球场与俱乐部" team={team} />
      {lines && (
        <ResultsVeil what="盘路" at={team.id} changed={standings[0]}>
          <OwnLineFigures lines={lines} />
        </ResultsVeil>
      )}
    </div>
  )
}

interface StandingCardProps {
  readonly standing: TeamPage['standings'][number]
  readonly season: string | undefined
}

function StandingCard({ standing, season }: StandingCardProps) {
  const { leagueId, leagueName, row } = standing
  return (
    <Card as="div">
      <Section
        inCard
        title={leagueName}
        fact={season && seasonTitle(season)}
        more={{ text: '积分榜', href: hrefTo('LeagueDataPage', { leagueId }) }}
      >
        <ResultsVeil what="战绩" at={`${leagueId} ${row.teamId}`} changed={standing}>
          <FactGrid
            facts={[
              { label: '排名', value: row.rank === null ? '-' : `第 ${row.rank} 名` },
              { label: `积分（${row.played} 场）`, value: row.points },
              { label: '胜 / 平 / 负', value: `${row.won} / ${row.drawn} / ${row.lost}` },
              { label: '进球 / 失球', value: `${row.goalsFor} / ${row.goalsAgainst}` },
              { label: '净胜球', value: row.goalDifference },
              { label: '场均进球', value: (row.goalsFor / Math.max(1, row.played)).toFixed(2) },
            ]}
          />
          <p className={s.form}>
            近 {row.form.length} 场
            <FormStrip order="左新右旧" results={recentForm(row.form, row.form.length)} />
            <FormLegend order="左新右旧" />
          </p>
        </ResultsVeil>
      </Section>
    </Card>
  )
}
