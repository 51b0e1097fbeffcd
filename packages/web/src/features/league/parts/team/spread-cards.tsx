import type { House } from '@linmen/contract/kit/codec.ts'
import type { teamLines } from '@linmen/contract/league/football-table.schemas.ts'
import type { LeagueStatistics } from '@linmen/contract/league/league-statistics.schemas.ts'
import { Card } from '#ui/card/card.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { Section } from '#ui/section/section.tsx'
import { FactGrid } from '#features/league/parts/player/fact-grid.tsx'
import { ShareRow, ShareRows } from '#features/league/parts/player/share-row.tsx'
import s from '#features/league/parts/tab.module.css'

/** How many goals a match has, and which scores come most often. */
export function SpreadFigures({ figures }: { figures: LeagueStatistics }) {
  const of = figures.matches
  return (
    <>
      <Card as="div">
        <Section inCard title="总进球分布" fact={`${of} 场`}>
          <ShareRows
            parts={figures.byGoals.map(({ goals, times }) => ({
              label: `${goals} 球`,
              count: times.count,
            }))}
          />
        </Section>
      </Card>
      <Card as="div">
        <Section inCard title="常见比分" fact={`${of} 场`}>
          {figures.scores.slice(0, 10).map(({ score, times }) => (
            <ShareRow key={score} label={score.replace(':', '-')} count={times.count} of={of} />
          ))}
        </Section>
      </Card>
    </>
  )
}

export type TeamLines = House<typeof teamLines>

/** Every team against the closing handicap and total. */
export function TeamLineFigures({ teams }: { teams: readonly TeamLines[] }) {
  if (teams.length === 0) return null
  return (
    <Card as="div" className={s.table}>
      <Section inCard title="各队盘路" fact={LINE_WORDS}>
        <DataTable
          caption="各队盘路"
          columns={COLUMNS}
          rows={teams}
          keyOf={({ teamId }) => teamId}
        />
      </Section>
    </Card>
  )
}

/** One team against them. */
export const OwnLineFigures = ({ lines }: { lines: TeamLines }) => (
  <Card as="div">
    <Section inCard title="盘路" fact={LINE_WORDS}>
      <FactGrid
        facts={[
          { label: `全部 赢盘率 ${lines.all.winPercent}%`, value: lineWords(lines.all) },
          { label: '主场', value: lineWords(lines.home) },
          { label: '客场', value: lineWords(lines.away) },
          { label: '上盘', value: lineWords(lines.giving) },
          { label: '平手', value: lineWords(lines.level) },
          { label: '下盘', value: lineWords(lines.receiving) },
          { label: '大-走-小', value: totalWords(lines) },
        ]}
      />
    </Section>
  </Card>
)

const LINE_WORDS = '赢-走-输，按终盘'

type Line = TeamLines['all']
const lineWords = ({ win, push, lose }: Line) => `${win}-${push}-${lose}`

const totalWords = ({ totals: { over, push, under } }: TeamLines) => `${over}-${push}-${under}`

const COLUMNS: Column<TeamLines>[] = [
  { head: '球队', cell: ({ name }) => name, align: 'start', rowHead: true },
  { head: '全部', cell: ({ all }) => lineWords(all) },
  { head: '赢盘率', cell: ({ all }) => <b>{all.winPercent}%</b> },
  { head: '主场', cell: ({ home }) => lineWords(home) },
  { head: '客场', cell: ({ away }) => lineWords(away) },
  { head: '上盘', cell: ({ giving }) => lineWords(giving) },
  { head: '平手', cell: ({ level }) => lineWords(level) },
  { head: '下盘', cell: ({ receiving }) => lineWords(receiving) },
  { head: '大-走-小', cell: totalWords },
]
