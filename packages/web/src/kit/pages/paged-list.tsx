import type { EmptyStateProps } from '#ui/empty-state/empty-state.tsx'
import { InfiniteScroll } from '#ui/infinite-scroll/infinite-scroll.tsx'
import { PullToRefresh } from '#ui/pull-to-refresh/pull-to-refresh.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { TabPanel, Tabs, type TabsProps } from '#ui/tabs/tabs.tsx'
import { Fragment, useId, type ReactNode } from 'react'
import { Loaded } from './loaded.tsx'
import { PageFrame, type PageFrameProps } from './page-frame.tsx'
import s from './tabbed-data.module.css'

export interface ListPage<Item> {
  readonly items: readonly Item[]
  readonly hasNext: boolean
}

export interface PagedListProps<Item> extends Pick<
  PageFrameProps,
  'title' | 'right' | 'header' | 'action'
> {
  readonly query: UseInfiniteQueryResult<InfiniteData<ListPage<Item>>>
  readonly keyOf: (item: Item) => string
  /** One item. The one before it says where a new group begins. */
  readonly row: (item: Item, before: Item | undefined) => ReactNode
  readonly empty: EmptyStateProps
  /** As high as the rows that will come. */
  readonly skeleton?: ReactNode
  /** Several lists of one kind, one of them open; they stay at the top while it scrolls. */
  readonly tabs?: Pick<TabsProps<string>, 'items' | 'value' | 'onChange'>
  /** Filters, totals: stays while the list below changes. */
  readonly top?: ReactNode
  readonly foot?: ReactNode
}

/** A long list: pull to refresh, the next page on the way down, a reason when it is empty. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { title, right, header, action, tabs, top, foot, ...list } = props
  const id = useId()
  const body = (
    <>
      {top}
      <PagedRows {...list} />
      {foot}
    </>
  )
  return (
    <PageFrame
      title={title}
      right={right}
      action={action}
      {...(header !== undefined && { header })}
    >
      {tabs && (
        <div className={s.tabs}>
          <Tabs id={id} label={title} {...tabs} />
        </div>
      )}
      {tabs ? (
        <TabPanel id={id} tab={tabs.value}>
          {body}
        </TabPanel>
      ) : (
        body
      )}
    </PageFrame>
  )
}

type PagedRowsProps<Item> = Omit<
  PagedListProps<Item>,
  keyof PageFrameProps | 'tabs' | 'top' | 'foot'
>

/** The list alone, for pages with several. */
export function PagedRows<Item>(props: PagedRowsProps<Item>) {
  const { query, keyOf, row, empty, skeleton = <SkeletonRows /> } = props
  // Only the first page decides whether there is anything; a failed next page is shown at the end.
  const first = { ...query, error: query.isFetchNextPageError ? null : query.error }
  return (
    <PullToRefresh onRefresh={() => query.refetch({ cancelRefetch: true })}>
      <Loaded query={first} skeleton={skeleton} empty={empty} isEmpty={hasNone}>
        {(data) => (
          <>
            {distinct(data, keyOf).map((item, at, all) => (
              <Fragment key={keyOf(item)}>{row(item, all[at - 1])}</Fragment>
            ))}
            <InfiniteScroll hasMore={query.hasNextPage} loadMore={() => nextPage(query)} />
          </>
        )}
      </Loaded>
    </PullToRefresh>
  )
}

const hasNone = (data: InfiniteData<ListPage<unknown>>) =>
  data.pages.every(({ items }) => items.length === 0)

/** New items push old ones onto the next page, where they would be seen twice. */
function distinct<Item>(data: InfiniteData<ListPage<Item>>, keyOf: (item: Item) => string): Item[] {
  const all = data.pages.flatMap(({ items }) => items)
  return [...new Map(all.toReversed().map((item) => [keyOf(item), item])).values()].toReversed()
}

async function nextPage(query: UseInfiniteQueryResult<unknown>): Promise<void> {
  const result = await query.fetchNextPage()
  if (result.isFetchNextPageError) throw result.error
}
