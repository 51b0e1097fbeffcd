import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DataTable, type Column } from './data-table.tsx'

interface Row {
  name: string
  value: number
}
const columns: Column<Row>[] = [
  { head: '球队', cell: ({ name }) => name, rowHead: true },
  { head: '积分', cell: ({ value }) => value },
]
const rows = [
  { name: '甲', value: 3 },
  { name: '乙', value: 1 },
]

test('is a table with a name, and its rows have heads', () => {
  render(<DataTable caption="积分榜" columns={columns} rows={rows} keyOf={({ name }) => name} />)
  expect(screen.getByRole('table', { name: '积分榜' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: '甲' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader')).toHaveLength(2)
})

test('a row can be opened', () => {
  const open = vi.fn()
  render(
    <DataTable
      caption="积分榜"
      columns={columns}
      rows={rows}
      keyOf={({ name }) => name}
      onOpen={open}
    />,
  )
  fireEvent.click(screen.getByText('乙'))
  expect(open).toHaveBeenCalledWith(rows[1])
})
