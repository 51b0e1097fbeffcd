import type { BoxSide } from '@linmen/contract/match/basketball-box.schemas.ts'
import { Card } from '#ui/card/card.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { BOX_COLUMNS, boxRows, type BoxRow } from '#features/basketball/box-columns.ts'
import s from './box-card.module.css'

/** Everybody's line, starters first. */
export function BoxCard({ box }: { box: BoxSide }) {
  const { teamName, shooting } = box
  const rows = boxRows(box)
  return (
    <Card as="div">
      <Section inCard title="球员数据">
        <p className={s.shares}>
          投篮 {shooting.field}%　三分 {shooting.three}%　罚球 {shooting.free}%
        </p>
        {rows.length === 0 ? (
          <SmallEmpty text="开赛后这里有每名球员的数据" />
        ) : (
          <DataTable
            caption={`${teamName} 球员数据，先发在上`}
            rows={rows}
            keyOf={({ playerId }) => playerId}
            isMarked={({ playerId }) => playerId === 'all'}
            columns={COLUMNS}
          />
        )}
      </Section>
    </Card>
  )
}

const COLUMNS: Column<BoxRow>[] = [
  {
    head: '球员',
    align: 'start',
    rowHead: true,
    cell: ({ name, starter, onCourt }) => (
      <span className={s.player}>
        {name}
        {starter && <Tag>先</Tag>}
        {onCourt && <Tag tone="volt">场上</Tag>}
      </span>
    ),
  },
  ...BOX_COLUMNS.map(({ head, of }) => ({
    head,
    cell: ({ figures }: BoxRow) => of(figures),
  })),
]
