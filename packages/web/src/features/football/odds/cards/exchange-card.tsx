import type { ExchangeBoard } from '@linmen/contract/match/exchange.schemas.ts'
import { explainExchange } from '@linmen/domain/odds/explain-exchange.ts'
import { useQuery } from '@tanstack/react-query'
import { DataCard } from '#sport/data-card/data-card.tsx'
import { momentText } from '#sport/moment-text.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { VolumeBar } from '#ui/volume-bar/volume-bar.tsx'
import { amountText } from '@linmen/domain/market/amount-text.ts'
import { oddsQueries } from '#features/football/match-data.queries.ts'
import { ExchangeTrades } from './exchange-trades.tsx'
import { ExplainedFigure } from './explained-figure.tsx'
import s from './market-cards.module.css'
import { MatchedHours } from '#features/match-parts/parts/public.ts'
import { OUTCOME_NAMES, OutcomeName } from '#features/football/odds/outcome-name.tsx'
import type { OfMatch } from '#features/football/of-match.ts'
import bars from './exchange-card.module.css'

interface ExchangeCardProps extends OfMatch {
  readonly tradesUntilMs: number
}

/** 必发: where the money went, beside what the market expects. */
export function ExchangeCard({ matchId, tradesUntilMs }: ExchangeCardProps) {
  const query = useQuery(oddsQueries.exchange(matchId))
  const board = query.data?.board
  return (
    <DataCard
      title="必发"
      fact={board && `${momentText(board.atMs)} 更新`}
      query={query}
      height={420}
      isEmpty={(data) => data.board === null}
      emptyText="三项都有成交后显示"
    >
      {({ board: shown, formula, hours }) =>
        shown && (
          <>
            <Volumes board={shown} />
            <Profits board={shown} />
            <div className={s.facts}>{formula}</div>
            <MatchedHours hours={hours} />
            <ExchangeTrades matchId={matchId} untilMs={tradesUntilMs} />
          </>
        )
      }
    </DataCard>
  )
}

type Board = NonNullable<ExchangeBoard['board']>

function Volumes({ board }: { board: Board }) {
  return (
    <div className={bars.volumes}>
      <p className={bars.total}>
        总成交 <b>{amountText(board.home + board.draw + board.away)}</b>
        <span>市场为 {board.companies} 家公司的平均概率，占比差与它比</span>
      </p>
      {board.sides.map(({ outcome, amount, share, chance }, at) => (
        <VolumeBar
          key={outcome}
          title={OUTCOME_NAMES[outcome]}
          side={outcome}
          amount={amountText(amount)}
          traded={share}
          market={chance}
          gap={<Gap sides={board.sides} at={at} />}
        />
      ))}
    </div>
  )
}

/** The badge counts points, the table below what they are of the chance: each says so. */
function Gap({ sides, at }: { sides: Board['sides']; at: number }) {
  const explained = explainExchange(sides, at)?.gap
  if (!explained) return null
  const title = `${OUTCOME_NAMES[sides[at]!.outcome]}占比差`
  return (
    <>
      占比差 <ExplainedFigure title={title} explained={explained} />
    </>
  )
}

function Profits({ board: { sides } }: { board: Board }) {
  const rows = sides.map((side, at) => ({ side, explained: explainExchange(sides, at) }))
  type Row = (typeof rows)[number]
  const figure = (what: 'share' | 'heat' | 'profitIndex', name: string) => (row: Row) =>
    row.explained ? (
      <ExplainedFigure
        title={`${OUTCOME_NAMES[row.side.outcome]}${name}`}
        explained={row.explained[what]}
      />
    ) : (
      '-'
    )
  return (
    <DataTable
      caption="成交比例、冷热指数与盈亏"
      rows={rows}
      keyOf={({ side }) => side.outcome}
      columns={[
        {
          head: '项',
          align: 'start',
          rowHead: true,
          cell: ({ side }) => <OutcomeName outcome={side.outcome} />,
        },
        { head: '价位', cell: ({ side }) => side.price.toFixed(2) },
        { head: '比例', cell: figure('share', '成交比例') },
        { head: '冷热指数', cell: figure('heat', '冷热指数') },
        { head: '盈亏', cell: ({ side }) => <Profit amount={side.profit} /> },
        { head: '盈亏指数', cell: figure('profitIndex', '盈亏指数') },
      ]}
    />
  )
}

const Profit = ({ amount }: { amount: number }) => (
  <span className={amount < 0 ? s.down : s.up}>
    {amount > 0 ? '+' : ''}
    {amountText(amount)}
  </span>
)
