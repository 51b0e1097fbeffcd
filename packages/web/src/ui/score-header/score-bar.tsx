import type { ReactNode } from 'react'
import { Crest } from '#ui/crest/crest.tsx'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import type { HeaderTeam } from './score-header.tsx'
import s from './score-bar.module.css'

export interface ScoreBarProps {
  left: HeaderTeam
  right: HeaderTeam
  /** 2 - 1, or the kick-off. */
  score: string
  note?: string
  start?: ReactNode
  end?: ReactNode
}

/** The score header once the page has scrolled. */
export function ScoreBar({ left, right, score, note, start, end }: ScoreBarProps) {
  return (
    <NightPanel as="header" art="pitch" className={s.frame}>
      <div className={s.bar}>
        <div className={s.side}>{start}</div>
        <span className={s.left}>{left.name}</span>
        <Crest {...left} size={26} />
        <b className={s.score}>
          {score}
          {note && <small className={s.note}>{note}</small>}
        </b>
        <Crest {...right} size={26} />
        <span className={s.right}>{right.name}</span>
        <div className={s.side}>{end}</div>
      </div>
    </NightPanel>
  )
}
