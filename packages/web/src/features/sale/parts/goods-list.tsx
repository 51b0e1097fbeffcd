import { useState, type ReactNode } from 'react'
import { useHost } from '#kit/host.ts'
import { PagedList, type PagedListProps } from '#kit/pages/paged-list.tsx'
import { Button } from '#ui/button/button.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Section, type SectionProps } from '#ui/section/section.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import type { ForSale } from '#features/sale/for-sale.ts'
import { usePurchase } from '#features/sale/use-purchase.ts'
import { BuyBar } from './buy-bar.tsx'
import { GoodsTile } from './goods-tile.tsx'
import s from './goods-list.module.css'
import { PaySheet } from './pay-sheet.tsx'

export interface GoodsListProps<Item> extends Omit<
  PagedListProps<Item>,
  'row' | 'action' | 'skeleton' | 'header' | 'right' | 'foot'
> {
  readonly saleOf: (item: Item) => ForSale
  /** What an item belongs to; its name stands where a new group begins. */
  readonly group?: (item: Item) => Group
  /** Where earlier purchases are. */
  readonly record?: string | undefined
  /** Below the list, before the terms. */
  readonly below?: ReactNode
}

/** A price list: one of its lines is chosen, and the bar at the bottom buys it. */
export function GoodsList<Item>({ saleOf, group, record, below, ...list }: GoodsListProps<Item>) {
  const { currency } = useHost()
  const [chosenKey, choose] = useState<string>()
  const items = list.query.data?.pages.flatMap((page) => page.items) ?? []
  const chosen = items.find((item) => list.keyOf(item) === chosenKey) ?? items[0]
  const goods = chosen && saleOf(chosen)
  const purchase = usePurchase(list.title, goods)
  return (
    <>
      <PagedList
        {...list}
        right={
          record && (
            <Button look="ghost" size="s" href={record}>
              记录
            </Button>
          )
        }
        skeleton={<SkeletonCards />}
        foot={
          <>
            {below}
            {goods && <Hint>{goods.terms}</Hint>}
          </>
        }
        action={goods && <BuyBar goods={goods} purchase={purchase} />}
        row={(item, before) => (
          <>
            {group && <GroupHead now={group(item)} before={before && group(before)} />}
            <div className={s.item}>
              <GoodsTile
                goods={saleOf(item)}
                currency={currency}
                selected={list.keyOf(item) === (chosen && list.keyOf(chosen))}
                onChoose={() => purchase.paying || choose(list.keyOf(item))}
              />
            </div>
          </>
        )}
      />
      {goods && <PaySheet goods={goods} purchase={purchase} />}
    </>
  )
}

type Group = Pick<SectionProps, 'title' | 'fact'>

const GroupHead = ({ now, before }: { now: Group; before: Group | undefined }) =>
  now.title === before?.title ? null : <Section {...now} />
