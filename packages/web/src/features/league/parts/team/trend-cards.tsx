import type { House } from '@linmen/contract/kit/codec.ts'
import type { marginStatistics } from '@linmen/contract/league/basketball-statistics.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { recordWords } from '#features/league/basketball-words.ts'
import {
  backToBackQuery,
  handicapQuery,
  marginQuery,
  oddEvenQuery,
} from '#features/league/basketball.queries.ts'
import type { SeasonChoice } from '#features/league/league.queries.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { TeamLineFigures } from './spread-cards.tsx'
import { TeamTable } from './team-table.tsx'

interface OfSeason {
  readonly choice: SeasonChoice
}

type MarginRow = House<typeof marginStatistics>['teams'][number]

const skeleton = <SkeletonRows count={4} />

export function HandicapCard({ choice }: OfSeason) {
  return (
    <Loaded query={useQuery(handicapQuery(choice))} skeleton={skeleton}>
      {({ teams }) => <TeamLineFigures teams={teams} />}
    </Loaded>
  )
}

export function OddEvenCard({ choice }: OfSeason) {
  return (
    <Loaded query={useQuery(oddEvenQuery(choice))} skeleton={skeleton}>
      {({ all, teams }) => (
        <TeamTable
          title="总分单双"
          fact={`全部 ${all.odd + all.even} 场，单 ${all.odd} 双 ${all.even}`}
          rows={teams}
          columns={[
            { head: '单-双', cell: (team) => `${team.all.odd}-${team.all.even}` },
            { head: '单率', cell: (team) => <b>{team.all.oddPercent}%</b> },
            { head: '主场', cell: ({ home }) => `${home.odd}-${home.even}` },
            { head: '客场', cell: ({ away }) => `${away.odd}-${away.even}` },
          ]}
        />
      )}
    </Loaded>
  )
}

export function MarginCard({ choice }: OfSeason) {
  return (
    <Loaded query={useQuery(marginQuery(choice))} skeleton={skeleton}>
      {({ bands, teams }) => (
        <TeamTable
          title="胜分差"
          fact="每格为 胜-负 场数"
          rows={teams}
          columns={bands.map((band, at) => ({
            head: band,
            cell: ({ won, lost }: MarginRow) => `${won[at] ?? 0}-${lost[at] ?? 0}`,
          }))}
        />
      )}
    </Loaded>
  )
}

/** Only in leagues the rule speaks of. */
export function BackToBackCard({ choice }: OfSeason) {
  return (
    <Loaded
      query={useQuery(backToBackQuery(choice))}
      skeleton={skeleton}
      isEmpty={({ applies }) => !applies}
      empty={{ title: '不统计背靠背', text: '背靠背只统计 NBA 与 WNBA', sport: 'basketball' }}
    >
      {({ teams }) => (
        <TeamTable
          title="背靠背战绩"
          fact="胜-负"
          rows={teams}
          columns={[
            { head: '连续第2天', cell: ({ second }) => recordWords(second) },
            { head: '第3场', cell: ({ third }) => recordWords(third) },
            { head: '有休息', cell: ({ rested }) => recordWords(rested) },
          ]}
        />
      )}
    </Loaded>
  )
}
