import type { RankedExpert } from '@linmen/contract/expert/ranking.schemas.ts'
import s from './strength-line.module.css'

/** Percent at the ends of the line. */
const REACH = 25

interface StrengthLineProps extends Pick<RankedExpert, 'strength' | 'rawReturn'> {
  readonly summary: string
}

/** The return without luck, its interval, and the return as it came, on one line from −25 to +25 percent. */
export function StrengthLine({ strength, rawReturn, summary }: StrengthLineProps) {
  return (
    <span className={s.line} role="img" aria-label={summary}>
      <i className={s.zero} />
      {strength ? (
        <>
          <i
            className={s.band}
            data-sign={strength.percent < 0 ? 'down' : 'up'}
            style={{
              insetInlineStart: `${at(strength.low)}%`,
              insetInlineEnd: `${100 - at(strength.high)}%`,
            }}
          />
          <i
            className={s.dot}
            data-sign={strength.percent < 0 ? 'down' : 'up'}
            style={{ insetInlineStart: `${at(strength.percent)}%` }}
          />
        </>
      ) : (
        <i className={s.unknown} />
      )}
      {rawReturn !== undefined && (
        <i className={s.raw} style={{ insetInlineStart: `${at(rawReturn)}%` }} />
      )}
    </span>
  )
}

const at = (percent: number) => Math.min(99, Math.max(1, ((percent + REACH) / (2 * REACH)) * 100))
