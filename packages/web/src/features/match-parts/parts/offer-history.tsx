import type { MarketPeriod } from '@linmen/domain/odds/time-machine.ts'
import type { Movement } from '@linmen/domain/odds/odds-text.ts'
import type { ReactNode } from 'react'
import { Loaded, type Loading } from '#kit/pages/loaded.tsx'
import { momentText } from '#sport/moment-text.ts'
import { Card } from '#ui/card/card.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { OddsValue } from '#ui/odds-value/odds-value.tsx'
import { Section } from '#ui/section/section.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { Tag } from '#ui/tag/tag.tsx'
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
  readonly aside?: ReactNode
  readonly heads: readonly string[]
  /** Why there may be nothing. */
  readonly emptyTitle: string
  readonly chart: ReactNode
  readonly period: MarketPeriod
}

/** A company's offers of a period as steps, then every change in it, newest first. */
export function OfferHistory({ query, offers, emptyTitle, ...shown }: OfferHistoryProps) {
  const { title, fact, aside, heads, chart, period } = shown
  return (
    <Loaded
      query={{ ...query, data: offers }}
      skeleton={<SkeletonRows count={8} />}
      isEmpty={(all) => all.length === 0}
      empty={{ title: emptyTitle, text: '请换一家公司' }}
    >
      {(all) => (
        <>
          <Card as="div">
            <Section inCard {...{ title, fact, aside }}>
              <div className={s.chart}>{chart}</div>
            </Section>
          </Card>
          <Changes {...{ heads, period }} offers={all} />
        </>
      )}
    </Loaded>
  )
}

type ChangesProps = Pick<OfferHistoryProps, 'heads' | 'period'> & {
  readonly offers: readonly OfferRow[]
}

function Changes({ offers, heads, period }: ChangesProps) {
  const inPlay = period === 'inPlay'
  const rows = [...offers.keys()].filter((at) => offers[at]!.inPlay === inPlay)
  // The chart has said that there are none.
  if (rows.length === 0) return null
  return (
    <div className={s.changes}>
      <DataTable
        caption={`${inPlay ? '滚球' : '赛前'}全部变化，最新在上，箭头为相对上一次`}
        rows={rows}
        keyOf={String}
        columns={[
          {
            head: '北京时间',
            align: 'start',
            rowHead: true,
            cell: (at) => (
              <span className={s.when}>
                {momentText(offers[at]!.atMs)}
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
