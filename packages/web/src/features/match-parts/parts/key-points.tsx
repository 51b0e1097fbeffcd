import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { withoutSource } from '@linmen/domain/history/key-points.ts'
import type { ReactNode } from 'react'
import s from './key-points.module.css'

interface KeyPointsProps {
  readonly points: readonly {
    readonly side: Side | null
    readonly text: string
    readonly sample: number
  }[]
  readonly source: string
}

/** Sentences that follow from records; each tells from how many. */
export const KeyPoints = ({ points, source }: KeyPointsProps) => (
  <>
    <Points>
      {points.map(({ side, text, sample }) => (
        <Point key={text} side={side} small={`样本 ${sample}`}>
          {keptScores(withoutSource(text))}
        </Point>
      ))}
    </Points>
    <p className={s.source}>{source}</p>
  </>
)

/** A line does not end inside a score. */
const keptScores = (text: string) => text.replaceAll(/(?<=\d)-(?=\d)/g, '-\u2060')

export const Points = ({ children }: { children: ReactNode }) => (
  <ul className={s.points}>{children}</ul>
)

interface PointProps {
  /** Whom it is about; null is both. */
  readonly side: Side | null
  readonly small: string
  readonly children: ReactNode
}

export const Point = ({ side, small, children }: PointProps) => (
  <li>
    <span className={side ? s[side] : s.both}>{side ? WORDS[side] : '双'}</span>
    <p>{children}</p>
    <small>{small}</small>
  </li>
)

const WORDS = { home: '主', away: '客' }
