import type { Column } from '@linmen/contract/kit/desk.ts'
import { Button, Descriptions, Drawer, Flex, Tabs } from 'antd'
import { useEffect, useState } from 'react'
import type { ConsoleDesk, Deed, Related, Values } from './console-desk.ts'
import { DeedForm } from './deed-form.tsx'
import { DeskTable } from './desk-table.tsx'
import { allows, useMe } from './me.ts'
import { go } from './route.ts'
import { Cell } from './value.tsx'

interface Props {
  readonly place: ConsoleDesk
  readonly row: Values
  /** To the row after this one, or before. */
  readonly step: (by: 1 | -1) => void
  readonly close: () => void
}

const BESIDE = 10

/** One row in full, what belongs to it, and what can be done about it. */
export function RowDrawer({ place, row, step, close }: Props) {
  const { desk, deeds = [], related = [] } = place
  const me = useMe()
  const [asked, setAsked] = useState<Deed | null>(null)
  const possible = deeds.filter(
    ({ row: call, when }) => allows(me, call.permission) && (when?.(row) ?? true),
  )
  useKeys((key) => {
    if (asked !== null) return false
    const deed = possible.find((each) => each.key === key)
    if (deed) setAsked(deed)
    else if (key === 'j' || key === 'k') step(key === 'j' ? 1 : -1)
    else return false
    return true
  })
  const shown = related.filter((each) => allows(me, each.desk.row.permission))
  return (
    <Drawer
      open
      size={720}
      title={`${desk.title} ${String((row['id'] ?? '') as string)}`}
      onClose={close}
      extra={
        <span className="keys">
          <kbd>J</kbd> 下一条 <kbd>K</kbd> 上一条
        </span>
      }
      footer={possible.length > 0 && <Deeds deeds={possible} ask={setAsked} />}
    >
      <Descriptions
        size="small"
        column={1}
        bordered
        items={Object.entries<Column>(desk.columns).map(([name, column]) => ({
          key: name,
          label: column.title,
          children: <Cell {...{ name, column, row }} inFull />,
        }))}
      />
      {shown.length > 0 && (
        <Tabs
          items={shown.map((each) => ({
            key: each.desk.name,
            label: each.desk.title,
            children: <Beside related={each} row={row} />,
          }))}
        />
      )}
      {asked && (
        <DeedForm
          deed={asked}
          row={row}
          close={(done) => {
            setAsked(null)
            if (done) close()
          }}
        />
      )}
    </Drawer>
  )
}

function Deeds({ deeds, ask }: { deeds: readonly Deed[]; ask: (deed: Deed) => void }) {
  return (
    <Flex gap={8} wrap>
      {deeds.map((deed) => (
        <Button key={deed.title} danger={deed.danger === true} onClick={() => ask(deed)}>
          {deed.title}
          {deed.key !== undefined && <kbd>{deed.key.toUpperCase()}</kbd>}
        </Button>
      ))}
    </Flex>
  )
}

function Beside({ related: { desk, wish }, row }: { related: Related; row: Values }) {
  const [pageNo, setPageNo] = useState(1)
  const own = wish(row)
  // What can be done about a row is done at its own desk.
  const open = ({ id }: Values) => go(desk.name, 'q' in desk.filters ? { q: String(id) } : own)
  return <DeskTable {...{ desk, pageNo, open }} wish={own} pageSize={BESIDE} turn={setPageNo} />
}

/** Deeds are asked for by their keys, J and K turn to the next row and back, unless somebody is writing. */
function useKeys(press: (key: string) => boolean): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      if (press(event.key.toLowerCase())) event.preventDefault()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  })
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
