import type { Movement } from '@linmen/domain/odds/odds-text.ts'
import { useState, type ReactNode } from 'react'
import { Loaded, type Loading } from '#kit/pages/loaded.tsx'
import { Card } from '#ui/card/card.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { OddsValue } from '#ui/odds-value/odds-value.tsx'
import { Section } from '#ui/section/section.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { momentText } from '#features/match-parts/moment-text.ts'
import s from './offer-history.module.css'

/** What a company offered at a moment, each figure against the one before it. */
export interface OfferRow {
  readonly atMs: number
  readonly inPlay: boolean
  readonly cells: readonly { readonly value: string; readonly move: Movement }[]
}

interface OfferHistoryProps {
  readonly query: Loading<unknown>
  /** Newest first; undefined until all of them came. */
  readonly offers: readonly OfferRow[] | undefined
  readonly title: string
  readonly fact?: ReactNode
  readonly heads: readonly string[]
  /** Why there may be nothing. */
  readonly emptyTitle: string
  readonly chart: (inPlay: boolean) => ReactNode
  /** Where the match is on, prices of play are shown first. */
  readonly playing?: boolean
}

const TIMES = [
  { key: 'before' as const, label: '赛前' },
  { key: 'inPlay' as const, label: '滚球' },
]

/** A company's offers as steps, then every change, newest first. */
export function OfferHistory({ query, offers, emptyTitle, ...shown }: OfferHistoryProps) {
  return (
    <Loaded
      query={{ ...query, data: offers }}
      skeleton={<SkeletonRows count={8} />}
      isEmpty={(all) => all.length === 0}
      empty={{ title: emptyTitle, text: '请换一家公司' }}
    >
      {(all) => (
        <>
          <Chart {...shown} mayChoose={all.some(({ inPlay }) => inPlay)} />
          <Changes offers={all} heads={shown.heads} />
        </>
      )}
    </Loaded>
  )
}

type ChartProps = Pick<OfferHistoryProps, 'title' | 'fact' | 'chart' | 'playing'> & {
  readonly mayChoose: boolean
}

function Chart({ title, fact, chart, playing, mayChoose }: ChartProps) {
  const [chosen, setTime] = useState<'before' | 'inPlay' | null>(null)
  const time = chosen ?? (playing && mayChoose ? 'inPlay' : 'before')
  const aside = mayChoose && (
    <Segmented label="时段" items={TIMES} value={time} onChange={setTime} />
  )
  return (
    <Card as="div">
      <Section inCard {...{ title, fact, aside }}>
        <div className={s.chart}>{chart(time === 'inPlay')}</div>
      </Section>
    </Card>
  )
}

interface ChangesProps {
  readonly offers: readonly OfferRow[]
  readonly heads: readonly string[]
}

function Changes({ offers, heads }: ChangesProps) {
  return (
    <div className={s.changes}>
      <DataTable
        caption="全部变化，最新在上，箭头为相对上一次"
        rows={[...offers.keys()]}
        keyOf={String}
        columns={[
          {
            head: '时间',
            align: 'start',
            rowHead: true,
            cell: (at) => (
              <span className={s.when}>
                {momentText(offers[at]!.atMs)}
                {offers[at]!.inPlay && <Tag tone="ink">滚</Tag>}
                {at === offers.length - 1 && <Tag>初</Tag>}
              </span>
            ),
          },
          ...heads.map((head, place) => ({
            head,
            cell: (at: number) => <OddsValue size="m" {...offers[at]!.cells[place]!} />,
          })),
        ]}
      />
    </div>
  )
}
