import type { Column } from '#ui/data-table/data-table.tsx'

interface Ranked {
  readonly rank: number | null
  readonly name: string
}

/** The first column of a table of standings: place and name, as the table has room for them. */
export const teamColumn = (className: string | undefined): Column<Ranked> => ({
  head: '球队',
  align: 'start',
  rowHead: true,
  cell: ({ rank, name }) => (
    <span className={className}>
      <i>{rank ?? '-'}</i>
      {name}
    </span>
  ),
})
