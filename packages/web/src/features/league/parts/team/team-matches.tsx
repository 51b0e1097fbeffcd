import { Fragment, type ReactNode } from 'react'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'

interface TeamMatchesProps<Match> {
  readonly upcoming: readonly Match[]
  readonly recent: readonly Match[]
  readonly row: (match: Match) => ReactNode
}

/** What comes and what was. */
export const TeamMatches = <Match extends { readonly id: string }>({
  upcoming,
  recent,
  row,
}: TeamMatchesProps<Match>) => (
  <>
    <Matches title="未来赛程" matches={upcoming} none="赛程公布后在这里显示" row={row} />
    <Matches title="近期比赛" matches={recent} none="还没有结束的比赛" row={row} />
  </>
)

interface MatchesProps<Match> {
  readonly title: string
  readonly matches: readonly Match[]
  readonly none: string
  readonly row: (match: Match) => ReactNode
}

const Matches = <Match extends { readonly id: string }>({
  title,
  matches,
  none,
  row,
}: MatchesProps<Match>) => (
  <Section title={title} fact={`${matches.length} 场`}>
    {matches.length === 0 && <SmallEmpty text={none} />}
    {matches.map((match) => (
      <Fragment key={match.id}>{row(match)}</Fragment>
    ))}
  </Section>
)
