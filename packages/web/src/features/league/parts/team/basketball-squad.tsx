import type { House } from '@linmen/contract/kit/codec.ts'
import type { teamPlayers } from '@linmen/contract/league/basketball-player.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { basketballSquadQuery } from '#features/league/basketball.queries.ts'
import { positionWords } from '#features/league/player-words.ts'
import { seasonTitle } from '#features/league/seasons.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { basketballPlayerHref } from '#sport/player-href.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import s from '#features/league/parts/tab.module.css'

type Ranked = House<typeof teamPlayers>['players'][number]

interface BasketballSquadProps {
  readonly teamId: string
  /** The player somebody came for: marked, and in sight. */
  readonly asked?: string | undefined
}

/** Who plays here, best scorers first, per match. */
export function BasketballSquad({ teamId, asked }: BasketballSquadProps) {
  const query = useQuery(basketballSquadQuery(teamId))
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows count={12} />}
      isEmpty={({ players }) => players.length === 0}
      empty={{ title: '暂无名单', text: '这支球队的名单还没有收录', sport: 'basketball' }}
    >
      {({ season, players }) => (
        <ResultsVeil
          what="球员数据"
          at={teamId}
          rest={
            <Squad
              caption="球员"
              columns={[whoOf(asked), POSITION]}
              asked={asked}
              players={players.toSorted(byShirt)}
              note={`名单 ${players.length} 人`}
            />
          }
        >
          <Squad
            caption="球员场均数据"
            columns={[whoOf(asked), POSITION, ...FIGURES]}
            asked={asked}
            players={players}
            note={`${season ? `${seasonTitle(season)}　场均` : '场均'}　${players.length} 人，- 表示没有出场记录`}
          />
        </ResultsVeil>
      )}
    </Loaded>
  )
}

// Best scorers first would tell who scored.
const byShirt = (a: Ranked, b: Ranked) => a.player.shirt - b.player.shirt

interface SquadProps {
  readonly caption: string
  readonly columns: readonly Column<Ranked>[]
  readonly players: readonly Ranked[]
  readonly note: string
  readonly asked: string | undefined
}

const Squad = ({ caption, columns, players, note, asked }: SquadProps) => (
  <>
    <p className={s.note}>{note}</p>
    <div className={s.sheet}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={players}
        keyOf={({ player }) => player.id}
        linkOf={({ player }) => ({
          href: basketballPlayerHref(player.id, player.teamId),
          label: `${player.shirt} 号 ${player.name}`,
        })}
        isMarked={({ player }) => player.id === asked}
      />
    </div>
  </>
)

const figure =
  (name: string) =>
  ({ averages }: Ranked) =>
    averages?.figures[name]?.toFixed(1) ?? '-'

const whoOf = (asked: string | undefined): Column<Ranked> => ({
  head: '球员',
  cell: ({ player }) => (
    <span {...(player.id === asked && { ref: bringIntoView, 'aria-current': true })}>
      <span className={s.shirt}>{player.shirt}</span>
      {player.name}
    </span>
  ),
  align: 'start',
  rowHead: true,
})

const bringIntoView = (name: HTMLElement | null) => name?.scrollIntoView({ block: 'center' })

const POSITION: Column<Ranked> = {
  head: '位置',
  cell: ({ player }) => positionWords[player.position],
}

const FIGURES: Column<Ranked>[] = [
  { head: '出场', cell: ({ averages }) => averages?.appearances ?? '-' },
  { head: '得分', cell: figure('points') },
  { head: '篮板', cell: figure('rebounds') },
  { head: '助攻', cell: figure('assists') },
  { head: '时间', cell: figure('minutes') },
]
