import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import s from './future-matches.module.css'

interface Team {
  readonly id: string
  readonly name: string
}

/** A match to come, with the teams in the order of its sport. */
export interface FutureRow {
  readonly matchId: string
  readonly href: string | undefined
  readonly when: string
  /** Under the moment. */
  readonly note?: string
  readonly teams: readonly [Team, Team]
  /** How long until then. */
  readonly gap: ReactNode
}

interface FutureMatchesProps {
  readonly caption: string
  /** What the columns of the moment and of the two teams are called. */
  readonly heads: readonly [string, string, string]
  readonly rows: readonly FutureRow[]
  /** Whose matches these are. */
  readonly teamId: string
}

/** What waits for a team, next first. */
export function FutureMatches({ caption, heads, rows, teamId }: FutureMatchesProps) {
  const name = ({ id, name }: Team) => (
    <span className={cx(s.team, id === teamId && s.own)}>{name}</span>
  )
  return (
    <DataTable
      caption={caption}
      rows={rows}
      keyOf={({ matchId }) => matchId}
      linkOf={({ href, when, teams: [first, second] }) => ({
        href,
        label: `${when} ${first.name} 对 ${second.name}`,
      })}
      columns={[
        {
          head: heads[0],
          align: 'start',
          rowHead: true,
          cell: ({ when, note }) => (
            <>
              {when}
              {note && <span className={s.note}>{note}</span>}
            </>
          ),
        },
        { head: heads[1], cell: ({ teams }) => name(teams[0]) },
        { head: heads[2], cell: ({ teams }) => name(teams[1]) },
        { head: '间隔', cell: ({ gap }) => gap },
      ]}
    />
  )
}
