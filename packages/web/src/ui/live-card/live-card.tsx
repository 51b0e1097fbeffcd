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
  href?: string
  onClick?: () => void
}

export function LiveCard({ league, status, home, away, goal, href, onClick }: LiveCardProps) {
  return (
    <Press href={href} onClick={onClick} className={cx(s.card, goal && s.goal)}>
      <span className={s.head}>
        <span className={s.league}>{league}</span>
        <StatusChip {...status} />
      </span>
      <Side team={home} behind={isBehind(home, away)} scored={goal === 'home'} />
      <Side team={away} behind={isBehind(away, home)} scored={goal === 'away'} />
    </Press>
  )
}

type Scoring = LiveCardProps['home']

function Side({ team, behind, scored }: { team: Scoring; behind: boolean; scored: boolean }) {
  const { name, score, ...crest } = team
  return (
    <span className={cx(s.team, behind && s.behind)}>
      <Crest {...crest} name={name} size={20} />
      <span className={s.name}>{name}</span>
      <b className={cx(s.score, scored && s.scored)}>{score ?? '-'}</b>
    </span>
  )
}

const isBehind = (one: Scoring, other: Scoring) => (one.score ?? 0) < (other.score ?? 0)
