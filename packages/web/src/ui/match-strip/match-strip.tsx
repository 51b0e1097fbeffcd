import { cx } from '#ui/class-names.ts'
import { Crest, type CrestProps } from '#ui/crest/crest.tsx'
import s from './match-strip.module.css'

export interface StripTeam extends Pick<CrestProps, 'id' | 'spec' | 'logoUrl'> {
  name: string
}

export interface MatchStripProps {
  /** Jingcai number, 周三005. */
  no?: string
  home: StripTeam
  away: StripTeam
  /** Kick-off or score. */
  time: string
  /** Inset on a card: grey ground, 40 high. */
  inset?: boolean
}

/** One match on one line. */
export function MatchStrip({ no, home, away, time, inset }: MatchStripProps) {
  return (
    <div className={cx(s.strip, inset && s.inset)}>
      {no && <span className={s.no}>{no}</span>}
      <Team {...home} />
      <span className={s.no}>vs</span>
      <Team {...away} />
      <span className={cx(s.time, !inset && s.quiet)}>{time}</span>
    </div>
  )
}

function Team({ name, ...crest }: StripTeam) {
  return (
    <span className={s.team}>
      <Crest {...crest} name={name} size={18} />
      <span className={s.name} title={name}>
        {name}
      </span>
    </span>
  )
}
