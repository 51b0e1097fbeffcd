import { cx } from '#ui/class-names.ts'
import s from './probability-bar.module.css'

export interface Shares {
  home: number
  draw: number
  away: number
}

export interface ProbabilityBarProps {
  /** Whole percents that sum to 100. */
  model: Shares
  /** What prices imply, for comparison. */
  market?: Shares
  /** Whose prices; without it the market in general. */
  marketName?: string | undefined
}

const sides = ['home', 'draw', 'away'] as const
const words = { home: '主胜', draw: '平局', away: '客胜' }

export function ProbabilityBar({ model, market, marketName = '市场' }: ProbabilityBarProps) {
  return (
    <div>
      <div className={s.figures}>
        {sides.map((side) => (
          <div key={side}>
            <span className={s.word}>{words[side]}</span>
            <b className={s.figure}>
              {model[side]}
              <small>%</small>
            </b>
          </div>
        ))}
      </div>
      <Bar shares={model} label={sentence('模型', model)} />
      {market && (
        <div className={s.market}>
          <span>{`${marketName}隐含`}</span>
          <Bar thin shares={market} label={sentence(marketName, market)} />
          <span className={s.plain}>{sides.map((side) => market[side]).join(' / ')}</span>
        </div>
      )}
    </div>
  )
}

function Bar({ shares, thin, label }: { shares: Shares; thin?: boolean; label: string }) {
  return (
    <div className={cx(s.bar, thin && s.thin)} role="img" aria-label={label}>
      {sides.map((side) => (
        <i key={side} className={s[side]} style={{ flexGrow: shares[side] }} />
      ))}
    </div>
  )
}

function sentence(who: string, shares: Shares): string {
  const first = sides.reduce((best, side) => (shares[side] > shares[best] ? side : best), sides[0])
  return `${who}认为${words[first]}可能性最大，${shares[first]}%`
}
