import type { ExtremeEntry, ExtremePair } from '@linmen/contract/match/extremity.schemas.ts'
import type { MatchAnalysis } from '@linmen/contract/match/analysis.schemas.ts'
import { extremityWords } from '@linmen/domain/history/extremity.ts'
import { useQuery } from '@tanstack/react-query'
import { DataCard } from '#sport/data-card/data-card.tsx'
import { analysisQueries } from '#features/football/match-data.queries.ts'
import s from './extremity-card.module.css'
import type { OfMatch } from '#features/football/of-match.ts'

/** The kinds of streaks by the code their words are found under. */
const KINDS = [
  { key: 'result' as const, name: '赛果', type: 7 },
  { key: 'handicap' as const, name: '盘路', type: 8 },
  { key: 'total' as const, name: '大小', type: 10 },
]

/** Streaks that go on, beside the longest of their kind. */
export function ExtremityCard({ matchId }: OfMatch) {
  const query = useQuery(analysisQueries.analysis(matchId))
  return (
    <DataCard
      title="极限纪录"
      fact="当前与最长　各项赛事，走盘不计"
      query={query}
      recent={matchId}
      changed={query.data}
      height={150}
    >
      {(analysis) => (
        <dl className={s.kinds}>
          {KINDS.map(({ key, name, type }) => (
            <Kind
              key={key}
              name={name}
              words={extremityWords(type)}
              streaks={analysis.extremity[key]}
              shown={analysis.shown[key]}
            />
          ))}
        </dl>
      )}
    </DataCard>
  )
}

interface KindProps {
  readonly name: string
  readonly words: readonly string[]
  readonly streaks: ExtremePair
  readonly shown: MatchAnalysis['shown']['result']
}

/** Where only one side has a streak, only that side is told. */
function Kind({ name, words, streaks, shown }: KindProps) {
  return (
    <div className={s.kind}>
      <dt>{name}</dt>
      {shown !== 'away' && <dd className={s.home}>主队 {streakText(streaks.home, words)}</dd>}
      {shown !== 'home' && <dd className={s.away}>客队 {streakText(streaks.away, words)}</dd>}
    </div>
  )
}

function streakText({ now, extreme, code }: ExtremeEntry, words: readonly string[]): string {
  if (extreme === 0) return '没有纪录'
  const longest = `最长 ${extreme}`
  return now === 0 ? `当前无连续，${longest}` : `${now} 连${words[code]}，${longest}`
}
