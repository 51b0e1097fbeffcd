import { useState } from 'react'
import { go, hrefTo } from '#kit/go.ts'
import { Button } from '#ui/button/button.tsx'
import { cx } from '#ui/class-names.ts'
import { motionMs } from '#ui/motion/motion.ts'
import { useFlash } from '#ui/motion/use-flash.ts'
import { OddsValue } from '#ui/odds-value/odds-value.tsx'
import { detailOf } from './market-period.ts'
import { MARKET_COLUMNS, MARKET_NAMES } from './markets.ts'
import type { MarketName } from './markets.ts'
import { withAge, type OddsCell, type OddsRow, type OddsTableView } from './odds-rows.ts'
import { legendOf, periodOf, type ShownMarket } from './shown-market.ts'
import s from './odds-table.module.css'

interface OddsTableProps {
  readonly matchId: string
  readonly market: MarketName
  readonly view: OddsTableView
  /** Another moment is on its way. */
  readonly turning: boolean
  readonly shown: ShownMarket
  /** The newest offers, whichever these are: only they change, the past is merely looked at. */
  readonly follows: boolean
}

const AT_FIRST = 10

/** Everybody's offers under the pinned mean; a row opens the changes of its company. */
export function OddsTable({ matchId, market, view, turning, shown, follows }: OddsTableProps) {
  const [all, setAll] = useState(false)
  const noted = shown === 'inPlay' ? withAge(view.rows) : view.rows
  const rows = all ? noted : noted.slice(0, AT_FIRST)
  const target = (oddsId: string) => detailOf({ matchId, oddsId, market }, periodOf(shown))
  return (
    <div className={s.box} aria-busy={turning}>
      <table className={s.table}>
        <caption className="sr-only">
          {MARKET_NAMES[market]}
          {shown === 'inPlay' && '滚球'}，上一行为所选时刻的值，下一行为
          {shown === 'inPlay' && '赛前'}初盘
        </caption>
        <thead>
          <tr>
            <th scope="col">公司</th>
            {MARKET_COLUMNS[market].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">{market === 'european' ? '返还率' : '变化'}</th>
          </tr>
        </thead>
        <tbody>
          {view.mean && (
            <Row
              row={{
                ...view.mean,
                note: legendOf(shown, noted.filter(({ stale }) => !stale).length),
              }}
              flashes={follows}
            />
          )}
          {rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              flashes={follows}
              href={hrefTo('OddsDetailPage', target(row.key))}
              onOpen={() => go('OddsDetailPage', target(row.key))}
            />
          ))}
        </tbody>
      </table>
      {view.rows.length === 0 && (
        <p className={s.none}>
          {shown === 'inPlay' ? '这一刻还没有滚球报价' : '这一刻还没有公司开盘'}
        </p>
      )}
      {view.rows.length > AT_FIRST && (
        <div className={s.more}>
          <Button look="ghost" size="s" onClick={() => setAll(!all)}>
            {all ? '收起' : `展开全部 ${view.rows.length} 家`}
          </Button>
        </div>
      )}
    </div>
  )
}

interface RowProps {
  readonly row: OddsRow
  readonly flashes: boolean
  readonly href?: string | undefined
  readonly onOpen?: () => void
}

function Row({ row, flashes, href, onOpen }: RowProps) {
  return (
    <tr className={cx(href ? s.open : s.mean)} onClick={onOpen}>
      <th scope="row" className={s.who}>
        {/* The row takes the tap; the link is there for keyboards and new windows. */}
        {href ? (
          <a href={href} className={s.name} onClick={(event) => event.stopPropagation()}>
            {row.name}
          </a>
        ) : (
          <b className={s.name}>{row.name}</b>
        )}
        <span className={s.note}>{row.note}</span>
      </th>
      {row.cells.map((cell, at) => (
        <td key={at}>
          <Cell cell={cell} flashes={flashes} />
        </td>
      ))}
      <td className={s.tail}>{row.tail}</td>
    </tr>
  )
}

function Cell({ cell, flashes }: { cell: OddsCell; flashes: boolean }) {
  const changed = useFlash(cell.now, motionMs.odds)
  return (
    <span className={s.cell}>
      <OddsValue size="m" value={cell.now} move={cell.move} flash={flashes && changed} />
      {cell.first && <span className={s.first}>{cell.first}</span>}
    </span>
  )
}
