import type { MatchStanding } from '@linmen/contract/match/analysis.schemas.ts'
import type { ResultChange } from '@linmen/contract/match/result-change.schemas.ts'
import type { TableRowEntry } from '@linmen/contract/league/football-table.schemas.ts'
import { groupName } from '@linmen/domain/standings/group-name.ts'
import { recentForm } from '@linmen/domain/standings/recent-form.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DataCard } from '#sport/data-card/data-card.tsx'
import { Button } from '#ui/button/button.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { FormLegend, FormStrip } from '#ui/form-strip/form-strip.tsx'
import { teamColumn } from '#features/match-parts/parts/public.ts'
import { analysisQueries } from '#features/football/match-data.queries.ts'
import { aroundTeams } from './around-teams.ts'
import s from './standing-card.module.css'
import type { OfMatch } from '#features/football/of-match.ts'

/** The tables both sides stand in, their own rows marked. */
export function StandingCard({ matchId }: OfMatch) {
  const query = useQuery(analysisQueries.standing(matchId))
  return (
    <DataCard
      title="积分榜"
      fact="最新排名　只计本赛事"
      query={query}
      recent={matchId}
      changed={newestOf(query.data?.tables)}
      height={280}
      isEmpty={({ tables }) => tables.length === 0}
      emptyText="本赛事没有积分榜"
    >
      {({ tables, homeId, awayId }) =>
        tables.map((table) => (
          <Table key={`${table.leagueId} ${table.group}`} table={table} teams={[homeId, awayId]} />
        ))
      }
    </DataCard>
  )
}

/** Both sides may stand in tables of their own. Before an answer nobody knows. */
const newestOf = (tables: MatchStanding['tables'] = []): ResultChange => ({
  changedAtMs: latest(tables.map(({ changedAtMs }) => changedAtMs)),
  playedAtMs: latest(tables.map(({ playedAtMs }) => playedAtMs)),
})

function latest(moments: readonly (number | undefined)[]): number | undefined {
  const known = moments.filter((ms) => ms !== undefined)
  return known.length === 0 ? undefined : Math.max(...known)
}

interface TableProps {
  readonly table: MatchStanding['tables'][number]
  readonly teams: readonly [string, string]
}

function Table({ table, teams }: TableProps) {
  const [all, setAll] = useState(false)
  const near = aroundTeams(table.rows, teams)
  const name = [table.leagueName, table.seasonName, groupName(table.group ?? '')]
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <p className={s.name}>
        {name}
        <span className={s.form}>
          近5 <FormLegend order="左新右旧" />
        </span>
      </p>
      <DataTable
        caption={`${name} 积分榜`}
        columns={COLUMNS}
        rows={all ? table.rows : near}
        keyOf={({ teamId }) => teamId}
        isMarked={({ teamId }) => teams.includes(teamId)}
      />
      {near.length < table.rows.length && (
        <div className={s.more}>
          <Button look="ghost" size="s" onClick={() => setAll(!all)}>
            {all ? '只看双方附近' : `展开全部 ${table.rows.length} 队`}
          </Button>
        </div>
      )}
    </>
  )
}

const COLUMNS: Column<TableRowEntry>[] = [
  teamColumn(s.team),
  { head: '赛', cell: ({ played }) => played },
  { head: '胜/平/负', cell: ({ won, drawn, lost }) => `${won}/${drawn}/${lost}` },
  { head: '进/失', cell: ({ goalsFor, goalsAgainst }) => `${goalsFor}/${goalsAgainst}` },
  { head: '积分', cell: ({ points }) => <b>{points}</b> },
  { head: '近5', cell: ({ form }) => <FormStrip order="左新右旧" results={recentForm(form, 5)} /> },
]
