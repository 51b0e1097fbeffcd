import type { House } from '@linmen/contract/kit/codec.ts'
import type { playerPage } from '@linmen/contract/league/league-pages.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { squadQuery } from '#features/league/league.queries.ts'
import { figureOf, POSITIONS, positionWords } from '#features/league/player-words.ts'
import { seasonTitle } from '#features/league/seasons.ts'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import s from '#features/league/parts/tab.module.css'

type Member = House<typeof playerPage>['squad'][number]

/** Who plays here, by position, with what everyone did this season. */
export function SquadTab({ teamId }: { teamId: string }) {
  const query = useQuery(squadQuery(teamId))
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows count={12} />}
      isEmpty={({ squad }) => squad.length === 0}
      empty={{ title: '暂无阵容', text: '这支球队的名单还没有收录' }}
    >
      {({ squad }) => (
        <ResultsVeil
          what="球员数据"
          at={teamId}
          rest={<Squad squad={squad} columns={WHO} note={`名单 ${squad.length} 人`} />}
        >
          <Squad
            squad={squad}
            columns={[...WHO, ...FIGURES]}
            note={`名单 ${squad.length} 人　数据为 ${seasonNote(squad)}，- 表示没有出场记录`}
          />
        </ResultsVeil>
      )}
    </Loaded>
  )
}

interface SquadProps {
  readonly squad: readonly Member[]
  readonly columns: readonly Column<Member>[]
  readonly note: string
}

const Squad = ({ squad, columns, note }: SquadProps) => (
  <>
    <p className={s.note}>{note}</p>
    {POSITIONS.map((position) => (
      <section key={position}>
        <h2 className={s.group}>{positionWords[position]}</h2>
        <div className={s.sheet}>
          <DataTable
            caption={positionWords[position]}
            columns={columns}
            rows={squad.filter(({ player }) => player.position === position)}
            keyOf={({ player }) => player.id}
          />
        </div>
      </section>
    ))}
  </>
)

function seasonNote(squad: readonly Member[]): string {
  const season = squad.find(({ line }) => line)?.line?.season
  return season === undefined ? '本赛季' : seasonTitle(season)
}

const figure =
  (name: string) =>
  ({ line }: Member) =>
    line ? figureOf(line, name) : '-'

const WHO: Column<Member>[] = [
  { head: '号', cell: ({ player }) => player.shirt, width: '12%' },
  {
    head: '球员',
    cell: ({ player }) => (
      <a
        className={s.link}
        href={hrefTo('PlayerInfoPage', { playerId: player.id, teamId: player.teamId })}
      >
        {player.name}
      </a>
    ),
    align: 'start',
    rowHead: true,
  },
  { head: '年龄', cell: ({ player }) => player.age },
]

const FIGURES: Column<Member>[] = [
  { head: '出场', cell: ({ line }) => line?.appearances ?? '-' },
  { head: '进球', cell: figure('goals') },
  { head: '助攻', cell: figure('assists') },
]
