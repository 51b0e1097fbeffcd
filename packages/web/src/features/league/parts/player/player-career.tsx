import type { House } from '@linmen/contract/kit/codec.ts'
import type { playerCareer } from '@linmen/contract/league/basketball-player.schemas.ts'
import type { CareerEntry } from '@linmen/contract/league/player.schemas.ts'
import { careerAverages } from '@linmen/domain/standings/career.ts'
import { useQuery } from '@tanstack/react-query'
import { playerCareerQuery } from '#features/league/basketball.queries.ts'
import { bySeason, shortSeason } from '#features/league/seasons.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import type { PlayerPart } from './player-part.ts'
import s from '#features/league/parts/tab.module.css'

type Career = House<typeof playerCareer>
type Averages = Career['averages']

interface Line {
  readonly season: string
  readonly teamName: string
  readonly leagueName: string
  readonly averages: Averages
}

/** Every season on record per match, newest first, and all of them together. */
export function PlayerCareer({ choice }: PlayerPart) {
  const query = useQuery(playerCareerQuery(choice))
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows count={4} />}
      isEmpty={({ career }) => career.length === 0}
      empty={{ title: '暂无生涯数据', text: '还没有出场记录', sport: 'basketball' }}
    >
      {(told) => (
        <ResultsVeil what="生涯数据" at={choice.playerId}>
          <p className={s.note}>场均　只计已收录的赛季</p>
          <div className={s.sheet}>
            <DataTable
              caption="生涯场均数据"
              columns={COLUMNS}
              rows={linesOf(told)}
              keyOf={(line) => `${line.season} ${line.leagueName} ${line.teamName}`}
              isMarked={({ season }) => season === ALL}
            />
          </div>
        </ResultsVeil>
      )}
    </Loaded>
  )
}

const ALL = '生涯'

const linesOf = ({ career, averages }: Career): Line[] => [
  ...career.toSorted((a, b) => bySeason(a.season, b.season)).map(lineOf),
  { season: ALL, teamName: '', leagueName: '', averages },
]

const lineOf = (line: CareerEntry): Line => ({
  season: shortSeason(line.season),
  teamName: line.teamName,
  leagueName: line.leagueName,
  averages: careerAverages([line]),
})

const figure = (head: string, name: string): Column<Line> => ({
  head,
  cell: ({ averages }) => averages.figures[name]?.toFixed(1) ?? '-',
})

const COLUMNS: Column<Line>[] = [
  { head: '赛季', cell: ({ season }) => season, align: 'start', rowHead: true },
  { head: '球队', cell: ({ teamName }) => teamName, align: 'start' },
  { head: '赛事', cell: ({ leagueName }) => leagueName },
  { head: '出场', cell: ({ averages }) => averages.appearances },
  figure('得分', 'points'),
  figure('篮板', 'rebounds'),
  figure('助攻', 'assists'),
  figure('抢断', 'steals'),
  figure('盖帽', 'blocks'),
  figure('时间', 'minutes'),
]
