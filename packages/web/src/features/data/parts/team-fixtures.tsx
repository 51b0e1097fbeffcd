import type { TeamPage } from '@linmen/contract/sportdata/league-pages.schemas.ts'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { FootballFixture } from './football-fixture.tsx'

/** What comes and what was. */
export function TeamFixtures({ page: { recent, upcoming } }: { page: TeamPage }) {
  return (
    <>
      <Matches title="未来比赛" matches={upcoming} none="赛程公布后在这里显示" />
      <Matches title="近期比赛" matches={recent} none="还没有结束的比赛" />
    </>
  )
}

interface MatchesProps {
  readonly title: string
  readonly matches: TeamPage['recent']
  readonly none: string
}

const Matches = ({ title, matches, none }: MatchesProps) => (
  <Section title={title} fact={`${matches.length} 场`}>
    {matches.length === 0 && <SmallEmpty text={none} />}
    {matches.map((match) => (
      <FootballFixture key={match.id} match={match} league />
    ))}
  </Section>
)
