import { isTotalClosed } from '@linmen/domain/match/basketball/basketball-closed.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { useNotedChoice } from '#kit/noted-choice.ts'
import { useOddsReading } from '#sport/odds-format.ts'
import { Loaded, type Loading } from '#kit/pages/loaded.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Press } from '#ui/press/press.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import {
  lineCells,
  MARKETS,
  moveWords,
  winnerCells,
  type MarketName,
} from '#features/basketball/markets.ts'
import { handicapsQuery, totalsQuery, winnersQuery } from '#features/basketball/odds.queries.ts'
import {
  closedCells,
  OFFER_WORDS,
  standingRows,
  type OfferKind,
} from '#features/basketball/standing-offers.ts'
import { useMarketTime } from '#features/basketball/use-market-time.ts'
import type { OfMatch } from '#features/basketball/parts/detail-tabs.tsx'
import { OddsTable, type OddsRow } from './odds-table.tsx'
import s from './odds-tab.module.css'

/** 指数: what every company offers on handicap, total and winner. */
export function OddsTab({ matchId }: OfMatch) {
  const [market, setMarket] = useNotedChoice('market', MARKETS, 'asian')
  return (
    <>
      <div className={s.top}>
        <Segmented label="指数类型" items={MARKETS} value={market} onChange={setMarket} />
        <Press className={s.help} href={hrefTo('BkExplanationPage', { about: market })}>
          怎么看
        </Press>
      </div>
      {market === 'european' ? (
        <Winners matchId={matchId} />
      ) : (
        <Lines key={market} matchId={matchId} market={market} />
      )}
      <Hint>{moveWords(market, '初盘')}　指数仅供理性参考</Hint>
    </>
  )
}

type LinesProps = OfMatch & { readonly market: 'asian' | 'overUnder' }

function Lines({ matchId, market }: LinesProps) {
  const [reading] = useOddsReading()
  const time = useMarketTime(matchId)
  const { live, decided, inPlayAtMs } = time
  const ask = market === 'asian' ? handicapsQuery : totalsQuery
  const query = useQuery(ask(matchId))
  const inPlay = useQuery({ ...ask(matchId, inPlayAtMs), enabled: inPlayAtMs !== null })
  const isClosed = (line: number) =>
    market === 'asian' ? decided : live !== undefined && isTotalClosed(line, live)
  return (
    <Offers
      {...{ matchId, market, time, query, inPlay }}
      tell={(row, kind) => {
        const cells = lineCells(row, market, reading)
        const closed = kind === 'inPlay' && isClosed(row.now.line)
        return { cells: closed ? closedCells(cells) : cells, tail: `${row.changes} 次` }
      }}
    />
  )
}

function Winners({ matchId }: OfMatch) {
  const [reading] = useOddsReading()
  const time = useMarketTime(matchId)
  const { inPlayAtMs } = time
  const query = useQuery(winnersQuery(matchId))
  const inPlay = useQuery({ ...winnersQuery(matchId, inPlayAtMs), enabled: inPlayAtMs !== null })
  return (
    <Offers
      {...{ matchId, time, query, inPlay }}
      market="european"
      tell={(row) => ({
        cells: winnerCells(row, reading),
        tail: `${row.returnRate.toFixed(1)}%`,
      })}
    />
  )
}

interface Rows<Row> {
  readonly rows: readonly Row[]
}

interface OffersProps<Row> {
  readonly matchId: string
  readonly market: MarketName
  readonly time: ReturnType<typeof useMarketTime>
  readonly query: Loading<Rows<Row>>
  readonly inPlay: Pick<Loading<Rows<Row>>, 'data'>
  readonly tell: (row: Row, kind: OfferKind) => Pick<OddsRow, 'cells' | 'tail'>
}

function Offers<Row extends Pick<OddsRow, 'oddsId' | 'name'>>(props: OffersProps<Row>) {
  const { matchId, market, query, tell } = props
  const { begun, inPlayAtMs } = props.time
  // Offers of play, as long as they may be shown.
  const inPlay = inPlayAtMs === null ? [] : (props.inPlay.data?.rows ?? [])
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows count={8} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={{ title: '还没有公司开盘', text: '通常在赛前一到两天开出' }}
    >
      {({ rows }) => (
        <OddsTable
          matchId={matchId}
          market={market}
          rows={standingRows({ rows, inPlay, begun }).map(({ row, kind }) => ({
            oddsId: row.oddsId,
            name: row.name,
            mark: OFFER_WORDS[kind],
            ...tell(row, kind),
          }))}
        />
      )}
    </Loaded>
  )
}
