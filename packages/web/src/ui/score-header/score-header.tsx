import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { Crest } from '#ui/crest/crest.tsx'
import { ball } from '#ui/icon/match.ts'
import type { Glyph } from '#ui/icon/glyph.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { StripTeam } from '#ui/match-strip/match-strip.tsx'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { Press } from '#ui/press/press.tsx'
import { StatusChip, type StatusKind } from '#ui/status-chip/status-chip.tsx'
import s from './score-header.module.css'

export interface ScoreHeaderProps {
  sport: 'football' | 'basketball'
  /** A NavBar with on="night". */
  nav: ReactNode
  /** Left and right as drawn: basketball puts the away team first. */
  left: HeaderTeam
  right: HeaderTeam
  status: { kind: StatusKind; text: string }
  score?: { left: number; right: number }
  /** Stands in place of the score. */
  hidden?: ReactNode
  /** Under the score: 半场 1-0. */
  note?: string
  /** One line for each scorer. */
  scorers?: { left: string; right: string }
  /** Only what exists: animation, video. */
  media?: readonly HeaderMedia[]
  /** What else belongs to the score, such as its quarters. */
  below?: ReactNode
}

export interface HeaderMedia {
  text: string
  glyph: Glyph
  href?: string
  onClick?: () => void
  /** What it opens is open. */
  pressed?: boolean
}

export interface HeaderTeam extends StripTeam {
  /** 主 or 客, where it is not clear from the place. */
  mark?: string
  /** 第 1 名, 背靠背: each on one line. */
  notes?: readonly string[]
  /** The team's own page. */
  href?: string
}

export function ScoreHeader(props: ScoreHeaderProps) {
  const { sport, nav, left, right, scorers, media = [], below } = props
  return (
    <NightPanel as="header" art={sport === 'football' ? 'pitch' : 'court'} className={s.header}>
      {nav}
      <div className={cx(s.board, sport === 'basketball' && s.court)}>
        <Team team={left} crest={sport === 'football' ? 58 : 52} />
        <Middle {...props} />
        <Team team={right} crest={sport === 'football' ? 58 : 52} />
      </div>
      {scorers && (
        <div className={s.scorers}>
          <span>{scorers.left}</span>
          <Icon glyph={ball} size={14} />
          <span>{scorers.right}</span>
        </div>
      )}
      {media.length > 0 && (
        <div className={s.media}>
          {media.map((item) => (
            <Press
              key={item.text}
              href={item.href}
              onClick={item.onClick}
              aria-pressed={item.pressed}
              className={s.pill}
            >
              <Icon glyph={item.glyph} size={18} />
              {item.text}
            </Press>
          ))}
        </div>
      )}
      {below}
    </NightPanel>
  )
}

function Middle({ status, score, hidden, note, sport }: ScoreHeaderProps) {
  return (
    <div className={s.middle}>
      <StatusChip {...status} large />
      {hidden ? (
        <div className={s.hidden}>{hidden}</div>
      ) : score ? (
        <p className={sport === 'football' ? s.score : s.wideScore}>
          <span className={cx(sport === 'basketball' && score.left < score.right && s.trails)}>
            {score.left}
          </span>
          <i className={s.dash} />
          <span className={cx(sport === 'basketball' && score.right < score.left && s.trails)}>
            {score.right}
          </span>
        </p>
      ) : (
        <p className={s.score}>-</p>
      )}
      {note && <p className={s.note}>{note}</p>}
    </div>
  )
}

function Team({ team, crest: size }: { team: HeaderTeam; crest: number }) {
  const { name, mark, notes = [], href, ...crest } = team
  return (
    <Press href={href} className={s.team}>
      <Crest {...crest} name={name} size={size} />
      <b className={s.name}>{name}</b>
      {(mark || notes.length > 0) && (
        <span className={s.notes}>
          {mark && <i className={s.mark}>{mark}</i>}
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </span>
      )}
    </Press>
  )
}
