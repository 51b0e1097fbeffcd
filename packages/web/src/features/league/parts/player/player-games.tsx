import type { House } from '@linmen/contract/kit/codec.ts'
import type { playerMatches } from '@linmen/contract/league/basketball-player.schemas.ts'
import type { BasketballRow } from '@linmen/contract/league/match-row.schemas.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { isSpoiler } from '@linmen/domain/shield/spoiler-shield.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { playerGamesQuery } from '#features/league/basketball.queries.ts'
import { pointsWords } from '#features/league/basketball-words.ts'
import { matchHref } from '#features/league/match-href.ts'
import { BOX_COLUMNS } from '#sport/box-columns.ts'
import { serverNowMs } from '#kit/clock.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { useVeil } from '#sport/shield/tv-delay.ts'
import { HiddenScore } from '#sport/shield/veil.tsx'
import { Button } from '#ui/button/button.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import c from './career-cards.module.css'
import type { PlayerPart } from './player-part.ts'
import s from '#features/league/parts/tab.module.css'

type Game = House<typeof playerMatches>['matches'][number]

/** Matches of his team the page looks through: at first, and when somebody wants more. */
const FEW = 20
const MANY = 100

/** What he did in each match, newest first. A row leads to the match. */
export function PlayerGames({ page: { player }, choice }: PlayerPart) {
  const [among, setAmong] = useState(FEW)
  const query = useQuery({
    ...playerGamesQuery(choice, among),
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={10} />}>
      {({ matches }) => (
        <>
          <p
            className={s.note}
          >{`${player.teamName}最近 ${among} 场，上场 ${matches.length} 场　比分客队在前`}</p>
          {matches.length > 0 && (
            <div className={s.sheet}>
              <DataTable
                caption={`${player.name} 每场数据`}
                columns={columnsFor(player.teamId)}
                rows={matches}
                keyOf={({ match }) => match.id}
                linkOf={({ match }) => ({
                  href: matchHref('basketball', match.id),
                  label: `${dateWords(match)} ${match.away.name} 对 ${match.home.name}`,
                })}
              />
            </div>
          )}
          {among < MANY && (
            <div className={s.more}>
              <Button look="ghost" size="s" busy={query.isFetching} onClick={() => setAmong(MANY)}>
                更早的比赛
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  )
}

/** `26-11-25`: past seasons need the year. */
const dateWords = ({ kickOffAtMs }: BasketballRow) => beijingDay(kickOffAtMs).slice(2)

const columnsFor = (teamId: string): Column<Game>[] => [
  {
    head: '日期与对手',
    cell: ({ match }) => (
      <>
        {dateWords(match)}
        <span className={c.under}>
          {match.home.id === teamId ? `主 ${match.away.name}` : `客 ${match.home.name}`}
        </span>
      </>
    ),
    align: 'start',
    rowHead: true,
  },
  {
    head: '比分',
    cell: ({ match }) => (
      <Seen match={match} hidden={(veil) => <Hidden match={match} veil={veil} />}>
        {pointsWords(match) ?? '-'}
        <span className={c.under}>{outcomeWord(match, teamId)}</span>
      </Seen>
    ),
  },
  ...BOX_COLUMNS.map(({ head, of }) => ({
    head,
    cell: ({ match, figures }: Game) => <Seen match={match}>{of(figures)}</Seen>,
  })),
]

function outcomeWord({ home, score }: BasketballRow, teamId: string): string {
  if (!score || score.home === score.away) return ''
  return score.home > score.away === (home.id === teamId) ? '胜' : '负'
}

type Veil = NonNullable<ReturnType<typeof useVeil>>

interface SeenProps {
  readonly match: BasketballRow
  /** What stands there meanwhile; nothing where one word in a row is enough. */
  readonly hidden?: (veil: Veil) => ReactNode
  readonly children: ReactNode
}

/** A figure of a match, which tells how it went. Only of new ones it is asked every second. */
const Seen = (props: SeenProps) =>
  isSpoiler(props.match, serverNowMs()) ? <Veiled {...props} /> : props.children

function Veiled({ match, hidden, children }: SeenProps) {
  const veil = useVeil(match, `${match.phase} ${pointsWords(match)}`)
  return veil ? hidden?.(veil) : children
}

const Hidden = ({ match, veil }: { match: BasketballRow; veil: Veil }) => (
  <HiddenScore
    small
    matchId={match.id}
    veil={veil}
    of={`${match.away.name} 对 ${match.home.name}`}
  />
)
