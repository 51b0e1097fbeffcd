import type { BasketballStats } from '@linmen/contract/match/basketball-history.schemas.ts'
import { useAnyShielded, type ShieldedMatch } from '#kit/shield.ts'
import s from './record-facts.module.css'

interface RecordFactsProps {
  readonly stats: BasketballStats
  /** Matches that were counted and may be hidden. */
  readonly hidden?: readonly ShieldedMatch[]
}

const NONE: readonly ShieldedMatch[] = []

/** Results, plates, totals and points of some matches. Percentages follow from the counts shown. */
export function RecordFacts({ stats, hidden = NONE }: RecordFactsProps) {
  if (useAnyShielded(hidden)) return <p className={s.hidden}>统计含已隐藏的比赛，查看后显示</p>
  const { results, handicaps, totals, points } = stats
  const plates = handicaps.win + handicaps.push + handicaps.lose
  const balls = totals.over + totals.under + totals.push
  const draws = results.draw > 0 ? `${results.draw}平` : ''
  const facts = [
    {
      name: `胜负 ${stats.played} 场`,
      share: stats.played > 0 ? `胜 ${stats.winPercent}%` : '-',
      counts: `${results.win}胜${draws}${results.lose}负`,
    },
    {
      name: `让分 ${plates} 场`,
      share: plates > 0 ? `赢盘 ${stats.handicapPercent}%` : '-',
      counts: `${handicaps.win}赢${handicaps.push}走${handicaps.lose}输`,
    },
    {
      name: `大小 ${balls} 场`,
      share: balls > 0 ? `大分 ${stats.overPercent}%` : '-',
      counts: `${totals.over}大${totals.push}走${totals.under}小`,
    },
    {
      name: '场均',
      share: `${points.scored.toFixed(1)} : ${points.conceded.toFixed(1)}`,
      counts: `净 ${points.margin > 0 ? '+' : ''}${points.margin.toFixed(1)}`,
    },
  ]
  return (
    <dl className={s.facts}>
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
