import { useId, type ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { court, pitch } from './night-lines.ts'
import s from './night-panel.module.css'

export interface NightPanelProps {
  children: ReactNode
  as?: 'section' | 'header' | 'div'
  /** Lines under the content: a pitch, a court or only the glow. */
  art?: 'pitch' | 'court' | 'glow'
  /** Rounded and inset, as the wallet card. */
  card?: boolean
  label?: string
  className?: string
}

/** The night field is the same in both themes, so the identity survives the switch. */
export function NightPanel({ as: Box = 'section', art = 'glow', card, ...rest }: NightPanelProps) {
  return (
    <Box className={cx(s.panel, card && s.card, rest.className)} aria-label={rest.label} data-night>
      <Art kind={art} />
      <div className={s.content}>{rest.children}</div>
    </Box>
  )
}

function Art({ kind }: { kind: 'pitch' | 'court' | 'glow' }) {
  const glow = useId()
  return (
    <svg
      className={s.art}
      viewBox="0 0 375 260"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <radialGradient id={glow} cx=".5" cy="0" r=".9">
        <stop offset="0" stopColor="#CCF83A" stopOpacity=".16" />
        <stop offset=".55" stopColor="#CCF83A" stopOpacity=".03" />
        <stop offset="1" stopColor="#CCF83A" stopOpacity="0" />
      </radialGradient>
      <path d="M0 0h375v260H0z" fill={`url(#${glow})`} />
      {kind !== 'glow' && <path className={s.lines} d={kind === 'pitch' ? pitch : court} />}
    </svg>
  )
}
