import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { Crest } from '#ui/crest/crest.tsx'
import type { StripTeam } from '#ui/match-strip/match-strip.tsx'
import { Press } from '#ui/press/press.tsx'
import { StatusChip, type StatusKind } from '#ui/status-chip/status-chip.tsx'
import s from './live-card.module.css'

export interface LiveCardProps {
  league: string
  status: { kind: StatusKind; text: string }
  home: StripTeam & { score: number | null }
  away: StripTeam & { score: number | null }
  /** The side that just scored. */
  goal?: 'home' | 'away'
  /** Stands in place of both scores and can be pressed by itself. */
  hidden?: ReactNode
  href?: string
  onClick?: () => void
}

export function LiveCard({ hidden, href, onClick, ...card }: LiveCardProps) {
  const { home, away, goal } = card
  if (!hidden)
    return (
      <Press href={href} onClick={onClick} className={cx(s.card, goal && s.goal)}>
        <Inside {...card} />
      </Press>
    )
  return (
    <div className={s.card}>
      <Press
        href={href}
        onClick={onClick}
        className={s.open}
        aria-label={`${home.name} 对 ${away.name}`}
      />
      <Inside {...card} veiled />
      <span className={s.hidden}>{hidden}</span>
    </div>
  )
}

type InsideProps = Omit<LiveCardProps, 'hidden' | 'href' | 'onClick'> & { veiled?: boolean }

function Inside({ league, status, home, away, goal, veiled }: InsideProps) {
  return (
    <>
      <span className={s.head}>
        <span className={s.league}>{league}</span>
        <StatusChip {...status} />
      </span>
      <Side team={home} {...{ veiled }} behind={isBehind(home, away)} scored={goal === 'home'} />
      <Side team={away} {...{ veiled }} behind={isBehind(away, home)} scored={goal === 'away'} />
    </>
  )
}

type Scoring = LiveCardProps['home']

interface SideProps {
  team: Scoring
  behind: boolean
  scored: boolean
  veiled: boolean | undefined
}

function Side({ team, behind, scored, veiled }: SideProps) {
  const { name, score, ...crest } = team
  return (
    <span className={cx(s.team, behind && s.behind)}>
      <Crest {...crest} name={name} size={20} />
      <span className={s.name}>{name}</span>
      <b className={cx(s.score, scored && s.scored)}>{veiled ? '' : (score ?? '-')}</b>
    </span>
  )
}

const isBehind = (one: Scoring, other: Scoring) => (one.score ?? 0) < (other.score ?? 0)
