import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { Crest } from '#ui/crest/crest.tsx'
import s from './match-row.module.css'

interface MatchRowProps {
  readonly of: { readonly number: string | null; readonly leagueName: string }
  readonly href: string | undefined
  /** Beside the name of the league. */
  readonly top: ReactNode
  readonly children: ReactNode
}

/** A match in a list of the tools. */
export const MatchRow = ({ of: { number, leagueName }, href, top, children }: MatchRowProps) => (
  <a className={s.row} href={href}>
    <span className={s.top}>
      {number && <span>{number}</span>}
      <span>{leagueName}</span>
      {top}
    </span>
    {children}
  </a>
)

interface RowTeamsProps {
  readonly className: string | undefined
  readonly children: ReactNode
}

export const RowTeams = ({ className, children }: RowTeamsProps) => (
  <span className={cx(s.teams, className)}>{children}</span>
)

interface Pairing {
  readonly home: string
  readonly away: string
  readonly homeId: string
  readonly awayId: string
}

/** Both teams in one line. */
export const TwoTeams = ({ of: { home, away, homeId, awayId } }: { of: Pairing }) => (
  <>
    <Crest id={homeId} size={20} />
    <span>{home}</span>
    <small>vs</small>
    <Crest id={awayId} size={20} />
    <span>{away}</span>
  </>
)
