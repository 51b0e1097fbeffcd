import { hrefTo } from '#kit/go.ts'
import { Card } from '#ui/card/card.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { Section } from '#ui/section/section.tsx'
import s from '#features/league/parts/tab.module.css'

interface TeamTableProps<Row> {
  readonly title: string
  readonly fact: string
  readonly rows: readonly Row[]
  /** Besides the name of the team. */
  readonly columns: readonly Column<Row>[]
}

/** Basketball teams with a few figures each. */
export function TeamTable<Row extends { readonly teamId: string; readonly name: string }>(
  props: TeamTableProps<Row>,
) {
  const { title, fact, rows, columns } = props
  const name: Column<Row> = {
    head: '球队',
    cell: (row) => (
      <a className={s.link} href={hrefTo('BkTeamPage', { tab: 'overview', teamId: row.teamId })}>
        {row.name}
      </a>
    ),
    align: 'start',
    rowHead: true,
  }
  return (
    <Card as="div" className={s.table}>
      <Section inCard title={title} fact={fact}>
        <DataTable
          caption={title}
          columns={[name, ...columns]}
          rows={rows}
          keyOf={({ teamId }) => teamId}
        />
      </Section>
    </Card>
  )
}
