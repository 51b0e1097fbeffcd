import { beijingTime } from '@linmen/domain/match/business-day.ts'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { ReactNode } from 'react'
import { hrefTo } from '#kit/go.ts'
import { cx } from '#ui/class-names.ts'
import { chevronRight } from '#ui/icon/basic.ts'
import { Icon } from '#ui/icon/icon.tsx'
import s from './match-link.module.css'

interface MatchLinkProps {
  readonly match: {
    readonly id: string
    readonly sport: Sport
    readonly league: string
    readonly kickOffAtMs: number
  }
  /** The room around it. */
  readonly className: string | undefined
  /** Who plays. */
  readonly children: ReactNode
}

/** The match something is about. It tells when it begins, never how it stands. */
export function MatchLink({ match, className, children }: MatchLinkProps) {
  const page = match.sport === 'basketball' ? 'BkMatchDetailPage' : 'MatchDetailFootball'
  return (
    <a className={cx(s.match, className)} href={hrefTo(page, { matchId: match.id })}>
      <span className={s.quiet}>{match.league}</span>
      <span className={s.names}>{children}</span>
      <span className={s.quiet}>{beijingTime(match.kickOffAtMs)}</span>
      <Icon glyph={chevronRight} size={16} />
    </a>
  )
}
