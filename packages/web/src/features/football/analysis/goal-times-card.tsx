import type { MatchAnalysis } from '@linmen/contract/match/analysis.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { DataCard } from '#sport/data-card/data-card.tsx'
import { StatBar } from '#ui/stat-bar/stat-bar.tsx'
import { analysisQueries } from '#features/football/match-data.queries.ts'
import { FEWEST, LeagueRecord } from './league-record.tsx'
import s from './goal-times-card.module.css'
import type { OfMatch } from '#features/football/of-match.ts'

const HALVES = ['上半场', '下半场']

/** When both sides score. Quarter hours where they were recorded, halves where only those are known. */
export function GoalTimesCard({ matchId }: OfMatch) {
  const query = useQuery(analysisQueries.analysis(matchId))
  return (
    <DataCard
      title="进球时段"
      fact="左主队　右客队"
      query={query}
      recent={matchId}
      changed={query.data}
      height={220}
    >
      {(analysis) =>
        samplesOf(analysis).fine || samplesOf(analysis).rough ? (
          <Spans analysis={analysis} />
        ) : (
          <LeagueRecord matchId={matchId} why="收录进球时间的比赛不足两场" />
        )
      }
    </DataCard>
  )
}

/** Whether both sides have enough matches told by quarter hours, and by halves. */
const samplesOf = ({ goalTimes: { home, away } }: MatchAnalysis) => ({
  fine: Math.min(home.sample, away.sample) >= FEWEST,
  rough: Math.min(home.halves.sample, away.halves.sample) >= FEWEST,
})

function Spans({ analysis }: { analysis: MatchAnalysis }) {
  const { spans, goalTimes } = analysis
  const { home, away } = goalTimes
  const { fine } = samplesOf(analysis)
  const [one, two] = fine ? [home, away] : [home.halves, away.halves]
  const names = fine ? spans.map((span) => `${span} 分钟`) : HALVES
  return (
    <div className={s.body}>
      {(['scored', 'conceded'] as const).map((what) => (
        <section key={what} aria-label={what === 'scored' ? '进球' : '失球'}>
          <h3 className={s.title}>{what === 'scored' ? '进球' : '失球'}</h3>
          {names.map((name, at) => (
            <StatBar key={name} label={name} home={one[what][at] ?? 0} away={two[what][at] ?? 0} />
          ))}
        </section>
      ))}
      <p className={s.note}>
        样本：各项赛事，主队 {one.sample} 场，客队 {two.sample} 场
        {fine ? '' : '。每刻钟的进球收录不足，按半场统计'}
      </p>
    </div>
  )
}
