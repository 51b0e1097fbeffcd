import type { LeagueStatistics } from '@linmen/contract/league/league-statistics.schemas.ts'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { FactGrid } from '#features/league/parts/player/fact-grid.tsx'
import { ShareRow, ShareRows } from '#features/league/parts/player/share-row.tsx'
import s from '#features/league/parts/tab.module.css'

interface Figures {
  readonly figures: LeagueStatistics
}

/** Goals, results, odd and even. */
export function GoalFigures({ figures }: Figures) {
  const of = figures.matches
  return (
    <Card as="div">
      <Section inCard title="进球与赛果" fact={`已赛 ${of} / ${figures.announced} 场`}>
        <FactGrid
          facts={[
            { label: '总进球', value: figures.goals },
            { label: '场均进球', value: figures.goalsPerMatch.toFixed(2) },
            { label: '上半场进球占比', value: shareOf(figures.firstHalfGoals) },
            { label: '主队场均', value: figures.homeGoalsPerMatch.toFixed(2) },
            { label: '客队场均', value: figures.awayGoalsPerMatch.toFixed(2) },
            { label: '场均角球', value: figures.cornersPerMatch?.toFixed(2) ?? NONE },
          ]}
        />
        <ShareRows
          parts={[
            { label: '主胜', count: figures.homeWins.count },
            { label: '平局', count: figures.draws.count },
            { label: '客胜', count: figures.awayWins.count },
          ]}
        />
        <ShareRows
          parts={[
            { label: '大于2.5球', count: figures.over.count },
            { label: '小于2.5球', count: figures.under.count },
          ]}
        />
        <ShareRows
          parts={[
            { label: '单数球', count: figures.odd.count },
            { label: '双数球', count: figures.even.count },
          ]}
        />
        <ShareRow label="双方进球" count={figures.bothScored.count} of={of} />
        <ShareRow label="互交白卷" count={figures.noGoal.count} of={of} />
        {isCup(figures) && (
          <p className={s.small}>按 90 分钟（含补时）统计，加时赛与点球大战不计</p>
        )}
      </Section>
    </Card>
  )
}

/** In a cup a match may go on after ninety minutes. */
const isCup = ({ league }: LeagueStatistics) => league.kind === 'cup'

const NONE = '—'

const shareOf = (share: LeagueStatistics['firstHalfGoals']) => (share ? `${share.percent}%` : NONE)

/** What became of the closing lines. */
export function LineFigures({ figures: { handicap, totals } }: Figures) {
  const lines = handicap.win + handicap.push + handicap.lose
  if (lines < 2) return null
  return (
    <Card as="div">
      <Section inCard title="主队盘路与大小球" fact={`有终盘的 ${lines} 场`}>
        <ShareRows
          parts={[
            { label: '主队赢盘', count: handicap.win },
            { label: '走盘', count: handicap.push },
            { label: '主队输盘', count: handicap.lose },
          ]}
        />
        <ShareRows
          parts={[
            { label: '大球', count: totals.over },
            { label: '大小走盘', count: totals.push },
            { label: '小球', count: totals.under },
          ]}
        />
        <p className={s.small}>以开赛前最后一口亚盘和大小球盘口结算</p>
      </Section>
    </Card>
  )
}
