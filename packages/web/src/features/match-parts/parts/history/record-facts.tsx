import { useAnyShielded } from '#sport/shield/shield.ts'
import { cx } from '#ui/class-names.ts'
import s from './record-facts.module.css'

export interface RecordFact {
  /** What was counted, over how many matches. */
  readonly name: string
  readonly share: string
  readonly counts: string
}

interface Past {
  readonly matchId: string
  readonly kickOffAtMs: number
}

interface RecordFactsProps {
  readonly facts: readonly RecordFact[]
  /** The matches that were counted, where they are known one by one. */
  readonly matches?: readonly Past[]
}

const NONE: readonly Past[] = []

/** Sums over past matches, each share beside the counts it follows from. */
export function RecordFacts({ facts, matches = NONE }: RecordFactsProps) {
  if (useAnyFinishedShielded(matches))
    return <p className={s.hidden}>统计含已隐藏的比赛，查看后显示</p>
  return (
    <dl className={cx(s.facts, facts.length > 3 && s.inPairs)}>
      {facts.map(({ name, share, counts }) => (
        <div key={name} className={s.fact}>
          <dt>{name}</dt>
          <dd>
            <b>{share}</b>
            <span>{counts}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Whether sums over some past matches would tell a hidden one. */
export const useAnyFinishedShielded = (matches: readonly Past[]): boolean =>
  useAnyShielded(
    matches.map(({ matchId, kickOffAtMs }) => ({ id: matchId, kickOffAtMs, phase: 'finished' })),
  )
