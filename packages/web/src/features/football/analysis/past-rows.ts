import type { HistorySummary, PastMatch } from '@linmen/contract/match/history.schemas.ts'
import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { hrefTo } from '#kit/go.ts'
import type { LineWords, PastRow, RecordFact } from '#features/match-parts/parts/public.ts'

export const PAST_HEADS = ['主队', '客队', '盘路'] as const

/** A line is written as the team it is judged for gives or receives it, home or away. */
export const linesOf = (team: string): LineWords => ({
  plate: '盘路',
  read: `盘口从${team}看，受为受让`,
})

/** Past matches with the home side first. */
export const pastRows = (matches: readonly PastMatch[]): PastRow[] =>
  matches.map((match) => ({
    matchId: match.matchId,
    href: hrefTo('MatchDetailFootball', { matchId: match.matchId }),
    kickOffAtMs: match.kickOffAtMs,
    note: match.leagueName,
    teams: [
      { id: match.homeId, name: match.homeName },
      { id: match.awayId, name: match.awayName },
    ],
    full: scoreText(match.full),
    half: scoreText(match.half),
    outcome: match.outcome,
    plate: { result: match.handicap, line: match.line ?? '' },
    total: { result: match.total, line: '' },
  }))

/** Results, plates and balls. Percentages follow from the counts shown. */
export function recordFacts(record: HistorySummary): RecordFact[] {
  const { handicapWin, handicapPush, handicapLose, over, totalPush, under } = record
  const plates = handicapWin + handicapPush + handicapLose
  const balls = over + totalPush + under
  return [
    {
      name: `近 ${record.played} 场`,
      share: `胜 ${record.winPercent}%`,
      counts: `${record.win}胜${record.draw}平${record.lose}负`,
    },
    {
      name: `盘路 ${plates} 场`,
      share: plates > 0 ? `赢盘 ${record.handicapPercent}%` : '-',
      counts: `${handicapWin}赢${handicapPush}走${handicapLose}输`,
    },
    {
      name: `大小 ${balls} 场`,
      share: balls > 0 ? `大球 ${record.overPercent}%` : '-',
      counts: `${over}大${totalPush}走${under}小`,
    },
  ]
}

const scoreText = (score: Pair | null) => score && `${score.home}-${score.away}`
