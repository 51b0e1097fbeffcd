import type { BasketballFuture } from '@linmen/contract/match/basketball-history.schemas.ts'
import { backToBackTag } from '@linmen/domain/match/basketball-words.ts'
import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { Card } from '#ui/card/card.tsx'
import { cx } from '#ui/class-names.ts'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { futureQuery } from '#features/basketball/basketball.queries.ts'
import { EVERY_MATCH } from '#features/match-parts/parts/public.ts'
import type { OfMatch } from './detail-tabs.tsx'
import s from './future-tab.module.css'

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
                <DataTable
                  caption={`${teamName} 未来赛程`}
                  rows={matches}
                  keyOf={(match) => match.matchId}
                  columns={columnsFor(teamId)}
                />
              )}
            </Section>
          </Card>
        ))
      }
    </Loaded>
  )
}

const columnsFor = (teamId: string): Column<BasketballFuture>[] => [
  {
    head: '时间',
    align: 'start',
    rowHead: true,
    cell: ({ kickOffAtMs }) => `${beijingDay(kickOffAtMs).slice(5)} ${beijingTime(kickOffAtMs)}`,
  },
  {
    head: '客队',
    cell: ({ awayId, awayName }) => <Team name={awayName} own={awayId === teamId} />,
  },
  {
    head: '主队',
    cell: ({ homeId, homeName }) => <Team name={homeName} own={homeId === teamId} />,
  },
  {
    head: '间隔',
    cell: (match) => {
      const tag = backToBackTag(match)
      return tag ? <Tag tone="outline">{tag}</Tag> : `${match.days} 天`
    },
  },
]

const Team = ({ name, own }: { name: string; own: boolean }) => (
  <span className={cx(s.team, own && s.own)}>{name}</span>
)
