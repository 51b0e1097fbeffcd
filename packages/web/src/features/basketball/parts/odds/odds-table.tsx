import { go, hrefTo } from '#kit/go.ts'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { motionMs } from '#ui/motion/motion.ts'
import { useFlash } from '#ui/motion/use-flash.ts'
import { OddsValue } from '#ui/odds-value/odds-value.tsx'
import { marketOf, type MarketName, type OddsCell } from '#features/basketball/markets.ts'
import s from './odds-table.module.css'

export interface OddsRow {
  readonly oddsId: string
  readonly name: string
  /** What the upper value is, where it is not simply the latest. */
  readonly mark: string | null
  readonly cells: readonly OddsCell[]
  readonly tail: string
}

interface OddsTableProps {
  readonly matchId: string
  readonly market: MarketName
  readonly rows: readonly OddsRow[]
}

/** Everybody's offers; a row opens the changes of its company. */
export function OddsTable({ matchId, market, rows }: OddsTableProps) {
  const { label, code, heads } = marketOf(market)
  const target = ({ oddsId }: OddsRow) => ({ matchId, oddsId, market: code })
  const columns: Column<OddsRow>[] = [
    {
      head: '公司',
      align: 'start',
      rowHead: true,
      cell: (row) => (
        <a
          className={s.name}
          href={hrefTo('BkHandicapDetailPage', target(row))}
          onClick={(event) => event.stopPropagation()}
        >
          {row.name}
          {row.mark && <small className={s.mark}>{row.mark}</small>}
        </a>
      ),
    },
    ...heads.map((head, at) => ({
      head,
      cell: ({ cells }: OddsRow) => <Cell cell={cells[at]!} />,
    })),
    { head: market === 'european' ? '返还率' : '变化', cell: ({ tail }) => tail },
  ]
  return (
    <div className={s.box}>
      <DataTable
        caption={`${label}，上一行为即时值，注明的为滚球或终盘，下一行为初盘`}
        rows={rows}
        keyOf={({ oddsId }) => oddsId}
        onOpen={(row) => go('BkHandicapDetailPage', target(row))}
        columns={columns}
      />
    </div>
  )
}

function Cell({ cell }: { cell: OddsCell }) {
  const flash = useFlash(cell.now, motionMs.odds)
  return (
    <span className={s.cell}>
      <OddsValue size="m" value={cell.now} move={cell.move} flash={flash} />
      <span className={s.first}>{cell.first}</span>
    </span>
  )
}
