import type { LeagueTable } from '@linmen/contract/league/football-table.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { stageTablesQuery, tableQuery } from '#features/league/league.queries.ts'
import { seasonWord } from '#features/league/seasons.ts'
import { colouredZones } from '#features/league/zone-colours.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { GroupTables } from '#features/league/parts/season/tables/group-tables.tsx'
import type { TabOfLeague } from './league-part.ts'
import { RulesCard } from './rules-card.tsx'
import { SeasonBar } from './season-bar.tsx'
import { SeasonVeil } from './season-veil.tsx'
import {
  StandingsLegend,
  StandingsTable,
} from '#features/league/parts/season/tables/standings-table.tsx'
import { ZoneLegend } from '#features/league/parts/season/tables/zone-legend.tsx'
import s from '#features/league/parts/tab.module.css'

type Split = 'all' | 'home' | 'away' | 'last6' | 'firstHalf'

const SPLITS: readonly { key: Split; label: string }[] = [
  { key: 'all', label: '总' },
  { key: 'home', label: '主场' },
  { key: 'away', label: '客场' },
  { key: 'last6', label: '近6' },
  { key: 'firstHalf', label: '半场' },
]

/** What a split is made of, where its name alone does not say. */
const NOTES: Partial<Record<Split, string>> = {
  last6: '每队最近 6 场的积分',
  firstHalf: '按每场上半场的比分计分',
}

/** Where everybody stands: one table for all, or one for each group. */
export function StandingsTab(part: TabOfLeague) {
  const grouped = !part.stages.some(({ kind }) => kind === 'table')
  return (
    <>
      {grouped ? <GroupStage {...part} /> : <WholeTable {...part} />}
      <RulesCard leagueId={part.choice.leagueId} />
    </>
  )
}

function WholeTable({ league, season, choice, picker }: TabOfLeague) {
  const [split, setSplit] = useState<Split>('all')
  const query = useQuery(tableQuery(choice))
  const zonesOf = (table: LeagueTable) => (split === 'all' ? colouredZones(table.zones) : [])
  return (
    <>
      <div className={s.bar}>
        <Segmented label="积分榜范围" items={SPLITS} value={split} onChange={setSplit} />
        {picker}
      </div>
      <Loaded
        query={query}
        skeleton={<SkeletonRows count={12} />}
        isEmpty={(table) => table[split].length === 0}
        empty={{ title: '暂无积分', text: '这个赛季还没有结束的比赛' }}
      >
        {(table) => (
          <SeasonVeil what="积分榜" season={table.season}>
            <StandingsLegend />
            <div className={s.sheet}>
              <StandingsTable
                caption={`${league.name} ${seasonWord(season)}积分榜（${labelOf(split)}）`}
                rows={table[split]}
                zones={zonesOf(table)}
              />
            </div>
            <ZoneLegend zones={zonesOf(table)} />
            <p className={s.note}>
              {[seasonWord(season), table.stage?.name, NOTES[split]].filter(Boolean).join('　')}
            </p>
          </SeasonVeil>
        )}
      </Loaded>
    </>
  )
}

const labelOf = (split: Split) => SPLITS.find(({ key }) => key === split)?.label ?? ''

function GroupStage({ season, choice, picker }: TabOfLeague) {
  const query = useQuery(stageTablesQuery(choice))
  return (
    <>
      <SeasonBar season={season} picker={picker} />
      <Loaded
        query={query}
        skeleton={<SkeletonRows count={12} />}
        isEmpty={({ stages }) => stages.every(({ groups }) => groups.length === 0)}
        empty={{ title: '暂无积分', text: '分组确定后在这里显示' }}
      >
        {(tables) => (
          <SeasonVeil what="积分榜" season={tables.season}>
            <StandingsLegend />
            <GroupTables tables={tables} />
          </SeasonVeil>
        )}
      </Loaded>
    </>
  )
}
