import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { followRow, RowLink, type RowTarget } from './row-link.tsx'
import s from './data-table.module.css'

export interface DataTableProps<Row> {
  /** Read out before the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Rows that stand out, such as the two teams of a match. */
  isMarked?: (row: Row) => boolean
  /** For fingers; put a link into the cell that names the row, for keyboards. */
  onOpen?: (row: Row) => void
  /** What a row leads to: a link in the cell that names it, and a finger anywhere in it. */
  linkOf?: (row: Row) => RowTarget
  /** Its columns have room on every phone, so the head can stay below the page's own bars (`--table-top`). */
  fits?: boolean
}

export interface Column<Row> {
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Names lean left, figures stand in the middle. */
  align?: 'start'
  /** The column that names the row; it stays when the others are scrolled. */
  rowHead?: boolean
  width?: string
}

/** Rows of figures, from edge to edge, under a head that stays in sight. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, isMarked, onOpen, linkOf, fits } = props
  return (
    <div className={cx(s.scroll, fits && s.fits)} role="region" aria-label={caption} tabIndex={0}>
      <table className={s.table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col" className={cellClass(column)} style={widthOf(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={cx(isMarked?.(row) && s.marked, (onOpen ?? linkOf) && s.open)}
              onClick={onOpen ? () => onOpen(row) : linkOf && followRow}
            >
              {columns.map((column, at) =>
                column.rowHead ? (
                  <th key={at} scope="row" className={cellClass(column)}>
                    {linkOf ? (
                      <RowLink {...linkOf(row)}>{column.cell(row)}</RowLink>
                    ) : (
                      column.cell(row)
                    )}
                  </th>
                ) : (
                  <td key={at} className={cellClass(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cellClass = <Row,>({ align, rowHead }: Column<Row>) =>
  cx(align === 'start' && s.start, rowHead && s.head)

const widthOf = <Row,>({ width }: Column<Row>) => (width ? { width } : undefined)
