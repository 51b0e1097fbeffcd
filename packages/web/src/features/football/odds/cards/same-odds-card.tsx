import type { SameOddsTable } from '@linmen/contract/match/odds-table.schemas.ts'
import { oddsText } from '@linmen/domain/odds/odds-text.ts'
import { percentOf } from '@linmen/domain/standings/percent.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { DataCard } from '#sport/data-card/data-card.tsx'
import { dateText } from '#sport/moment-text.ts'
import { EndedWords } from '#sport/shield/ended-words.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { oddsQueries } from '#features/football/match-data.queries.ts'
import { FEWEST, LeagueRecord } from '#features/football/analysis/league-record.tsx'
import s from './market-cards.module.css'
import { OUTCOME_NAMES, OUTCOMES } from '#features/football/odds/outcome-name.tsx'
import type { OfMatch } from '#features/football/of-match.ts'

const SHOWN = 10

/** 同赔: what became of matches that closed at nearly this price. */
export function SameOddsCard({ matchId }: OfMatch) {
  const query = useQuery(oddsQueries.sameOdds(matchId))
  return (
    <DataCard
      title="同赔"
      fact={query.data && `${query.data.name} 样本 ${query.data.counts.n} 场`}
      query={query}
      height={300}
    >
      {(table) =>
        table.counts.n < FEWEST ? (
          <LeagueRecord matchId={matchId} why="收录的比赛里相近的终盘不足两场" />
        ) : (
          <Sample table={table} />
        )
      }
    </DataCard>
  )
}

function Sample({ table }: { table: SameOddsTable }) {
  return (
    <>
      <div className={s.facts}>
        <p>
          本场 {pricesText(table.odds)}，每项相差不超过 {table.tolerance.toFixed(2)}。{table.scope}
        </p>
        <p>{countsText(table.counts)}</p>
      </div>
      <DataTable
        caption="同赔比赛"
        rows={table.rows.slice(0, SHOWN)}
        keyOf={(row) => row.matchId}
        linkOf={({ matchId: id, home, away }) => ({
          href: hrefTo('MatchDetailFootball', { matchId: id }),
          label: `${home} 对 ${away}`,
        })}
        columns={[
          {
            head: '日期与终盘',
            align: 'start',
            rowHead: true,
            cell: ({ kickOffAtMs, odds }) => (
              <>
                {dateText(kickOffAtMs)}
                <small className={s.prices}>{pricesText(odds)}</small>
              </>
            ),
          },
          { head: '主队', cell: ({ home }) => <span className={s.team}>{home}</span> },
          { head: '比分', cell: (row) => <EndedWords of={row} text={scoreText(row)} /> },
          { head: '客队', cell: ({ away }) => <span className={s.team}>{away}</span> },
          { head: '果', cell: (row) => <EndedWords of={row} text={row.result ?? '-'} /> },
        ]}
      />
    </>
  )
}

type Row = SameOddsTable['rows'][number]

const scoreText = ({ score }: Row) => `${score.home}-${score.away}`

const pricesText = (odds: SameOddsTable['odds']) =>
  odds ? OUTCOMES.map((outcome) => oddsText(odds[outcome])).join(' / ') : '未开盘'

const countsText = (counts: SameOddsTable['counts']) =>
  OUTCOMES.map((outcome) => {
    const count = counts[outcome]
    return `${OUTCOME_NAMES[outcome]} ${count} 场（${percentOf(count, counts.n)}%）`
  }).join('　')
