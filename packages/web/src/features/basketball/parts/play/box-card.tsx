import type { BoxSide } from '@linmen/contract/match/basketball-box.schemas.ts'
import { BOX_COLUMNS } from '#sport/box-columns.ts'
import { basketballPlayerHref } from '#sport/player-href.ts'
import { Card } from '#ui/card/card.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { keptDots } from '#ui/dotted/kept-dots.ts'
import { Press } from '#ui/press/press.tsx'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { boxRows, type BoxRow } from '#features/basketball/box-columns.ts'
import s from './box-card.module.css'

/** Everybody's line, starters first. */
export function BoxCard({ box }: { box: BoxSide }) {
  const { teamId, teamName, shooting } = box
  const rows = boxRows(box)
  return (
    <Card as="div">
      <Section inCard title="球员数据" fact="全场">
        <p className={s.shares}>
          <span>
            投篮 {shooting.field}%　三分 {shooting.three}%　罚球 {shooting.free}%
          </span>
          {rows.some(({ onCourt }) => onCourt) && (
            <span className={s.key}>
              <i className={s.onCourt} />
              场上
            </span>
          )}
        </p>
        {rows.length === 0 ? (
          <SmallEmpty text="开赛后这里有每名球员的数据" />
        ) : (
          <div className={s.table}>
            <DataTable
              caption={`${teamName} 全场球员数据，先发在上`}
              rows={rows}
              keyOf={({ playerId }) => playerId}
              columns={columnsOf(teamId)}
            />
          </div>
        )}
      </Section>
    </Card>
  )
}

const isTotal = ({ playerId }: BoxRow) => playerId === 'all'

const columnsOf = (teamId: string): Column<BoxRow>[] => [
  {
    head: '球员',
    align: 'start',
    rowHead: true,
    cell: (row) => (
      <Press
        className={s.player}
        {...(!isTotal(row) && { href: basketballPlayerHref(row.playerId, teamId) })}
      >
        {keptDots(row.name)}
        {row.starter && <Tag>先</Tag>}
        {row.onCourt && (
          <>
            <i className={s.onCourt} />
            <span className="sr-only">场上</span>
          </>
        )}
      </Press>
    ),
  },
  ...BOX_COLUMNS.map(({ head, of }) => ({
    head,
    cell: ({ figures }: BoxRow) => of(figures),
  })),
]
