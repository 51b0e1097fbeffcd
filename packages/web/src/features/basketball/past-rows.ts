import type {
  BasketballPast,
  BasketballStats,
} from '@linmen/contract/match/basketball-history.schemas.ts'
import { backToBackTag, scoreText } from '@linmen/domain/match/basketball/basketball-words.ts'
import { lineLabel } from '@linmen/domain/odds/line-label.ts'
import { hrefTo } from '#kit/go.ts'
import type { LineWords, PastRow, RecordFact } from '#features/match-parts/parts/public.ts'

export const PAST_HEADS = ['客队', '主队', '让分'] as const

/** A line is written as the team it is judged for gives or receives it, home or away. */
export const linesOf = (team: string): LineWords => ({
  plate: '让分',
  read: `让分从${team}看，负为让出`,
})

/** Past matches of a team with the away side first, as everywhere in basketball. */
export const pastRows = (matches: readonly BasketballPast[], teamId: string): PastRow[] =>
  matches.map((match) => {
    const { full, half, asian, overUnder } = match
    const given = match.homeId === teamId ? 1 : -1
    return {
      matchId: match.matchId,
      href: hrefTo('BkMatchDetailPage', { matchId: match.matchId }),
      kickOffAtMs: match.kickOffAtMs,
      note: backToBackTag(match) ?? match.leagueName,
      teams: [
        { id: match.awayId, name: match.awayName },
        { id: match.homeId, name: match.homeName },
      ],
      full: full && scoreText(full),
      half: half && scoreText(half),
      outcome: match.outcome,
      plate: {
        result: match.handicap,
        line: asian ? lineLabel(given * asian.line, 'asian', 'basketball') : '',
      },
      total: {
        result: match.total,
        line: overUnder ? lineLabel(overUnder.line, 'overUnder', 'basketball') : '',
      },
    }
  })

/** Results, plates, totals and points. Percentages follow from the counts shown. */
export function recordFacts(stats: BasketballStats): RecordFact[] {
  const { results, handicaps, totals, points } = stats
  const plates = handicaps.win + handicaps.push + handicaps.lose
  const balls = totals.over + totals.under + totals.push
  const draws = results.draw > 0 ? `${results.draw}平` : ''
  return [
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
}
