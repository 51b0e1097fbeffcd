import type { HistorySummary } from '@linmen/contract/match/history.schemas.ts'
import { useAnyShielded } from '#kit/shield.ts'
import s from './record-facts.module.css'

interface RecordFactsProps {
  readonly record: HistorySummary
  /** The matches that were counted. */
  readonly matches: readonly { readonly matchId: string; readonly kickOffAtMs: number }[]
}

/** Whether sums over some past matches would tell a hidden one. */
export const useAnyFinishedShielded = (matches: RecordFactsProps['matches']): boolean =>
  useAnyShielded(
    matches.map(({ matchId, kickOffAtMs }) => ({ id: matchId, kickOffAtMs, phase: 'finished' })),
  )

/** Results, plates and balls of some matches with their shares. Percentages follow from the counts shown. */
export function RecordFacts({ record, matches }: RecordFactsProps) {
  if (useAnyFinishedShielded(matches))
    return <p className={s.hidden}>统计含已隐藏的比赛，查看后显示</p>
  const { handicapWin, handicapPush, handicapLose, over, totalPush, under } = record
  const plates = handicapWin + handicapPush + handicapLose
  const balls = over + totalPush + under
  return (
    <dl className={s.facts}>
      <Fact
        name={`近 ${record.played} 场`}
        counts={`${record.win}胜${record.draw}平${record.lose}负`}
        share={`胜 ${record.winPercent}%`}
      />
      <Fact
        name={`盘路 ${plates} 场`}
        counts={`${handicapWin}赢${handicapPush}走${handicapLose}输`}
        share={plates > 0 ? `赢盘 ${record.handicapPercent}%` : '-'}
      />
      <Fact
        name={`大小 ${balls} 场`}
        counts={`${over}大${totalPush}走${under}小`}
        share={balls > 0 ? `大球 ${record.overPercent}%` : '-'}
      />
    </dl>
  )
}

const Fact = ({ name, counts, share }: { name: string; counts: string; share: string }) => (
  <div className={s.fact}>
    <dt>{name}</dt>
    <dd>
      <b>{share}</b>
      <span>{counts}</span>
    </dd>
  </div>
)
