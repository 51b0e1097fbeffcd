import { Button, Card, Flex } from 'antd'
import { useState } from 'react'
import type { ConsoleDesk, Deed, Values } from './console-desk.ts'
import { DeedForm } from './deed-form.tsx'
import { DeskTable, useRows } from './desk-table.tsx'
import { FilterBar } from './filter-bar.tsx'
import { allows, useMe } from './me.ts'
import { addressOf, go } from './route.ts'
import { RowDrawer } from './row-drawer.tsx'

interface Props {
  readonly place: ConsoleDesk
  readonly wish: Readonly<Record<string, string>>
}

/** A desk: its filters, its rows, what can be made there, and the row that is open. */
export function DeskPage({ place, wish: { page = '1', ...wish } }: Props) {
  const me = useMe()
  const [opened, setOpen] = useState<Opened | null>(null)
  const [making, setMaking] = useState<Deed | null>(null)
  const { desk, makes = [] } = place
  const asked = { desk, wish, pageNo: Math.max(1, Number(page) || 1) }
  const { page: rows } = useRows(asked)
  // An open row belongs to what was asked for: whoever is led to other rows of this desk sees those.
  const at = addressOf(desk.name, wish)
  const open = opened?.at === at ? opened : null
  const turn = (pageNo: number) =>
    go(desk.name, { ...wish, ...(pageNo > 1 && { page: String(pageNo) }) })
  return (
    <Card>
      <Flex gap={8} justify="space-between" align="start" className="bar">
        <FilterBar desk={desk} wish={wish} />
        <Flex gap={8} className="bar-acts">
          {makes
            .filter(({ row }) => allows(me, row.permission))
            .map((deed) => (
              <Button key={deed.title} type="primary" onClick={() => setMaking(deed)}>
                {deed.title}
              </Button>
            ))}
          <Button href={fileOf(desk.name, wish)} download>
            导出
          </Button>
        </Flex>
      </Flex>
      <DeskTable
        {...asked}
        turn={turn}
        open={(row, among) => setOpen({ row, among, at })}
        opened={open?.row['id']}
      />
      {open && (
        <RowDrawer
          key={String(open.row['id'])}
          place={place}
          row={asItIsNow(open, rows?.items)}
          step={(by) => setOpen(neighbour(open, by))}
          close={() => setOpen(null)}
        />
      )}
      {making && <DeedForm deed={making} row={{}} close={() => setMaking(null)} />}
    </Card>
  )
}

interface Opened {
  readonly at: string
  readonly row: Values
  readonly among: readonly Values[]
}

/** A deed of this or another operator changes the open row too; one that left the list is shown as it was. */
const asItIsNow = ({ row }: Opened, rows: readonly Values[] = []): Values =>
  rows.find(({ id }) => id === row['id']) ?? row

/** The row before or after the open one; at either end it stays. */
function neighbour({ row, among, at: address }: Opened, by: 1 | -1): Opened {
  const at = among.findIndex(({ id }) => id === row['id'])
  return { row: among[at + by] ?? row, among, at: address }
}

const fileOf = (name: string, wish: Readonly<Record<string, string>>) =>
  `/api/console/export/${name}.csv?${new URLSearchParams(wish).toString()}`
