import type {
  BasketballAbsences,
  BasketballLineup,
} from '@linmen/contract/match/basketball-detail.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { basketballPlayerHref } from '#sport/player-href.ts'
import { Card } from '#ui/card/card.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { keptDots } from '#ui/dotted/kept-dots.ts'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { injuryQuery, lineupQuery, matchQuery } from '#features/basketball/basketball.queries.ts'
import { lastColumns, type ListedPlayer } from '#features/basketball/lineup-columns.ts'
import { useShownMatch } from '#features/basketball/use-shown-match.ts'
import { AbsenceTable } from '#features/match-parts/parts/public.ts'
import type { OfMatch } from './detail-tabs.tsx'
import s from './lineup-tab.module.css'

/** 阵容: who begins and who waits; before a line-up is named, whom the team can choose from. */
export function LineupTab({ matchId }: OfMatch) {
  const query = useQuery(lineupQuery(matchId))
  const { veil } = useShownMatch(matchId)
  return (
    <Loaded query={query}>
      {({ home, away }) => (
        <>
          <Team mark="客" side={away} rated={veil === null} />
          <Team mark="主" side={home} rated={veil === null} />
        </>
      )}
    </Loaded>
  )
}

interface Player extends ListedPlayer {
  readonly playerId: string
  readonly name: string
  readonly shirt: number
  readonly position: string
}

interface TeamProps {
  readonly mark: string
  readonly side: BasketballLineup
  /** Who played well is told only where the result is. */
  readonly rated: boolean
}

function Team({ mark, side, rated }: TeamProps) {
  const { teamId, teamName, lineup } = side
  const players = playersOf(side, rated)
  const fact = lineup
    ? `${lineup.confirmed ? '已确认' : '预计'}　主教练 ${lineup.coach}`
    : '球队名单'
  return (
    <Card as="div">
      <Section inCard title={`${mark} ${teamName}`} fact={fact}>
        {players.length === 0 ? (
          <SmallEmpty text="没有收到名单" />
        ) : (
          <DataTable
            caption={`${teamName} 阵容`}
            rows={players}
            keyOf={({ playerId }) => playerId}
            columns={columnsOf(teamId, players)}
          />
        )}
      </Section>
    </Card>
  )
}

const columnsOf = (teamId: string, players: readonly Player[]): Column<Player>[] => [
  { head: '号', cell: ({ shirt }) => shirt },
  {
    head: '球员',
    align: 'start',
    rowHead: true,
    cell: ({ name, playerId }) => (
      <a className={s.player} href={basketballPlayerHref(playerId, teamId)}>
        {keptDots(name)}
      </a>
    ),
  },
  { head: '位置', cell: ({ position }) => position },
  ...lastColumns(players).map(({ head, of }) => ({
    head,
    cell: (player: Player) => of(player) ?? '-',
  })),
]

function playersOf({ lineup, squad }: BasketballLineup, rated: boolean): Player[] {
  if (!lineup)
    return squad.map((player) => ({
      ...player,
      role: null,
      rating: null,
      height: player.heightCm > 0 ? `${player.heightCm} cm` : null,
    }))
  const named = (role: string) => (player: (typeof lineup.starters)[number]) => ({
    ...player,
    role: player.captain ? `${role} 队长` : role,
    rating: player.rating === null || !rated ? null : player.rating.toFixed(1),
    height: null,
  })
  return [...lineup.starters.map(named('先发')), ...lineup.bench.map(named('替补'))]
}

/** 伤停: who is missing, why and for how long. */
export function InjuryTab({ matchId }: OfMatch) {
  const query = useQuery(injuryQuery(matchId))
  const kickOffAtMs = useQuery(matchQuery(matchId)).data?.kickOffAtMs
  return (
    <Loaded query={query}>
      {({ home, away }) => (
        <>
          <Absent mark="客" side={away} {...{ kickOffAtMs }} />
          <Absent mark="主" side={home} {...{ kickOffAtMs }} />
        </>
      )}
    </Loaded>
  )
}

interface AbsentProps {
  readonly mark: string
  readonly side: BasketballAbsences
  readonly kickOffAtMs: number | undefined
}

function Absent({ mark, side: { teamName, absences }, kickOffAtMs }: AbsentProps) {
  return (
    <Card as="div">
      <Section inCard title={`${mark} ${teamName}`} fact={`${absences.length} 人`}>
        {absences.length === 0 ? (
          <SmallEmpty title="无人缺阵" text="没有收到伤停消息" />
        ) : (
          <AbsenceTable caption={`${teamName} 伤停`} {...{ absences, kickOffAtMs }} />
        )}
      </Section>
    </Card>
  )
}
