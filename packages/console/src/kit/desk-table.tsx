import type { Page } from '@linmen/contract'
import type { AnyDesk, Column } from '@linmen/contract/kit/desk.ts'
import { Button, Flex, Table, type TableColumnType } from 'antd'
import { useEffect, useRef } from 'react'
import { useRead } from './ask.ts'
import type { Values } from './console-desk.ts'
import { addressOf } from './route.ts'
import { Failed } from './failed.tsx'
import { Cell } from './value.tsx'

interface Asked {
  readonly desk: AnyDesk
  readonly wish: Readonly<Record<string, string>>
  readonly pageNo: number
  readonly pageSize?: number
}

interface Props extends Asked {
  readonly turn: (pageNo: number) => void
  /** The row, and those it stands among. */
  readonly open?: (row: Values, among: readonly Values[]) => void
  readonly opened?: unknown
}

/** One page of a desk. The next one is asked for when it is wanted. */
export function DeskTable(props: Props) {
  const { desk, turn, open, opened, wish, pageNo } = props
  const { page, error, isFetching, refetch } = useRows(props)
  const frame = useScrollStop(open === undefined || page?.items.length === 0)
  if (error && !page) return <Failed error={error} again={() => void refetch()} />
  return (
    <div ref={frame} aria-busy={page === undefined} data-rows={addressOf(desk.name, wish)}>
      <Table<Values>
        size="small"
        rowKey={(row) => String(row['id'] as string | number)}
        columns={columnsOf(desk)}
        dataSource={page?.items ?? []}
        loading={isFetching && page === undefined}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: page ? '没有符合条件的记录' : ' ' }}
        rowClassName={(row) => (row['id'] === opened ? 'ant-table-row-selected' : '')}
        {...(open && { onRow: (row) => rowProps(() => open(row, page?.items ?? [])) })}
      />
      <Flex gap={8} justify="end" align="center" className="pager">
        <span>第 {pageNo} 页</span>
        <Button disabled={pageNo === 1} onClick={() => turn(pageNo - 1)}>
          上一页
        </Button>
        <Button disabled={page?.hasNext !== true} onClick={() => turn(pageNo + 1)}>
          下一页
        </Button>
      </Flex>
    </div>
  )
}

/** A wide table is scrolled by keys once it has the focus; where no row takes that, the table does. */
function useScrollStop(wanted: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const content = frame.current?.querySelector('.ant-table-content')
    if (wanted) content?.setAttribute('tabindex', '0')
    else content?.removeAttribute('tabindex')
  })
  return frame
}

/** The rows of a page as they were last heard of; whoever asks for the same ones shares them. */
export function useRows({ desk, wish, pageNo, pageSize = 20 }: Asked) {
  const { data, ...rest } = useRead(desk.row, { ...wish, pageNo, pageSize })
  return { ...rest, page: data as Page<Values> | undefined }
}

const rowProps = (open: () => void) => ({
  tabIndex: 0,
  onClick: open,
  onKeyDown: (event: React.KeyboardEvent) => {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    open()
  },
})

const columnsOf = (desk: AnyDesk): TableColumnType<Values>[] =>
  Object.entries<Column>(desk.columns)
    .filter(([, column]) => column.aside !== true)
    .map(([name, column], at) => ({
      key: name,
      title: column.title,
      // Whoever scrolls a wide table still sees which row it is.
      ...(at === 0 && { fixed: 'start' as const }),
      align: column.kind === 'money' || column.kind === 'count' ? 'right' : 'left',
      ellipsis: isLong(column),
      ...(isLong(column) && { width: 220 }),
      render: (_: unknown, row: Values) => <Cell name={name} column={column} row={row} />,
    }))

const isLong = ({ kind, short }: Column) => kind === 'text' && short !== true
