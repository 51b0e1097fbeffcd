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

test('a row leads where its link leads, wherever it is tapped', () => {
  const follow = vi.fn((event: Event) => event.preventDefault())
  addEventListener('click', follow)
  const cells = [...columns, { head: '看', cell: () => <button type="button">看</button> }]
  render(
    <DataTable
      caption="积分榜"
      columns={cells}
      rows={rows}
      keyOf={({ name }) => name}
      linkOf={({ name }) => ({ href: `#/team/${name}`, label: `${name}的资料` })}
    />,
  )
  const link = screen.getByRole('link', { name: '乙的资料' })
  const followed = () => follow.mock.calls.filter(([{ target }]) => target === link).length
  fireEvent.click(screen.getByText('1'))
  expect(followed()).toBe(1)
  fireEvent.click(link)
  expect(followed()).toBe(2)
  fireEvent.click(screen.getAllByRole('button', { name: '看' })[1]!)
  expect(followed()).toBe(2)
  removeEventListener('click', follow)
})
