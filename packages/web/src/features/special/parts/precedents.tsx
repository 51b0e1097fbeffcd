import type { House } from '@linmen/contract'
import type { specialOddsEndpoints } from '@linmen/contract/special/special-odds.endpoints.ts'
import type { SameOddsTable } from '@linmen/contract/match/odds-table.schemas.ts'
import { lineLabel } from '@linmen/domain/odds/line-label.ts'
import { oddsText } from '@linmen/domain/odds/odds-text.ts'
import type { Market } from '@linmen/domain/odds/offers.ts'
import { SCOPE_NAMES, type LeagueScope } from '@linmen/domain/same-odds/precedent.ts'
import { OUTCOMES } from '@linmen/domain/special/outcomes.ts'
import { percentOf } from '@linmen/domain/standings/percent.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hrefTo } from '#kit/go.ts'
import { DataCard } from '#sport/data-card/data-card.tsx'
import { dateText } from '#sport/moment-text.ts'
import { EndedWords } from '#sport/shield/ended-words.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { oddsTableQueries } from '#features/special/odds-tables.queries.ts'
import s from './precedents.module.css'

type Asked = House<typeof specialOddsEndpoints.sameOdds.input>

const MARKETS: readonly { key: Market; label: string }[] = [
  { key: 'european', label: '胜平负' },
  { key: 'asian', label: '让球' },
  { key: 'overUnder', label: '大小球' },
]
const SCOPES = (['own', 'all', 'bigFive', 'others'] as const).map((key: LeagueScope) => ({
  key,
  label: SCOPE_NAMES[key],
}))
const FIRST: Omit<Asked, 'matchId'> = { market: 'european', scope: 'own', exact: false, size: 100 }

/** Earlier matches a company closed as it prices this one; company, market and leagues are the reader's choice. */
export function Precedents({ matchId }: { readonly matchId: string }) {
  const [asked, setAsked] = useState(FIRST)
  const choose = (change: Partial<Asked>) => setAsked((before) => ({ ...before, ...change }))
  const query = useQuery({
    ...oddsTableQueries.sameOdds({ matchId, ...asked }),
    placeholderData: keepPreviousData,
  })
  return (
    <DataCard
      title="同赔比赛"
      fact={query.data && `${query.data.name} 样本 ${query.data.counts.n} 场`}
      query={query}
      recent={matchId}
    >
      {(table) => (
        <>
          <div className={s.choices}>
            <Segmented
              label="玩法"
              items={MARKETS}
              value={asked.market}
              onChange={(market) => choose({ market })}
            />
            <Segmented
              label="联赛范围"
              items={SCOPES}
              value={asked.scope}
              onChange={(scope) => choose({ scope })}
            />
          </div>
          <div className={s.strip} role="group" aria-label="公司与精度">
            <Chip active={asked.exact} onClick={() => choose({ exact: !asked.exact })}>
              完全相同
            </Chip>
            {table.companies.map(({ company, name }) => (
              <Chip
                key={company}
                active={company === table.company}
                onClick={() => choose({ companyId: String(company) })}
              >
                {name}
              </Chip>
            ))}
          </div>
          <Found table={table} />
        </>
      )}
    </DataCard>
  )
}

function Found({ table }: { readonly table: SameOddsTable }) {
  if (table.counts.n === 0) return <p className={s.body}>暂无数据，{scopeText(table)}。</p>
  return (
    <>
      <p className={s.body}>{countsText(table)}</p>
      <DataTable
        caption="同赔比赛，最多 100 场"
        rows={table.rows}
        keyOf={(row) => row.matchId}
        linkOf={(row) => ({
          href: hrefTo('MatchDetailFootball', { matchId: row.matchId }),
          label: `${row.home} 对 ${row.away}`,
        })}
        columns={[
          {
            head: '日期与终盘',
            align: 'start',
            rowHead: true,
            cell: (row) => (
              <>
                {dateText(row.kickOffAtMs)}
                <small className={s.prices}>{pricesText(row, table.market)}</small>
              </>
            ),
          },
          { head: '主队', cell: ({ home }) => home },
          {
            head: '比分',
            cell: (row) => <EndedWords of={row} text={`${row.score.home}-${row.score.away}`} />,
          },
          { head: '客队', cell: ({ away }) => away },
          { head: '果', cell: (row) => <EndedWords of={row} text={row.result ?? '-'} /> },
        ]}
      />
    </>
  )
}

const SIDES: Readonly<Record<Market, readonly [string, string, string]>> = {
  european: ['主胜', '平局', '客胜'],
  asian: ['主队赢盘', '走盘', '主队输盘'],
  overUnder: ['大球', '走盘', '小球'],
}

const countsText = (table: SameOddsTable) =>
  `${OUTCOMES.map((side, at) => {
    const count = table.counts[side]
    return `${SIDES[table.market][at]} ${count} 场（${percentOf(count, table.counts.n)}%）`
  }).join('，')}。本场 ${pricesText(table, table.market)}，${scopeText(table)}。`

const scopeText = ({ scope, tolerance }: SameOddsTable) =>
  tolerance === 0 ? `每项完全相同，${scope}` : `每项相差不超过 ${tolerance.toFixed(2)}，${scope}`

type Priced = Pick<SameOddsTable, 'odds' | 'line'>

function pricesText({ odds, line }: Priced, market: Market): string {
  if (line && market !== 'european')
    return `${oddsText(line.first)} ${lineLabel(line.line, market, 'football')} ${oddsText(line.second)}`
  return odds ? OUTCOMES.map((side) => oddsText(odds[side])).join(' / ') : '未开盘'
}
