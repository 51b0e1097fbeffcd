import type { Codec } from './codec.ts'
import { named, withDefault } from './codec.ts'
import { flag, int } from './scalars.ts'
import { list, shape } from './shapes.ts'

/** One page of a longer list. The server's helpers make it, the web's lists show it. */
export interface Page<Item> {
  readonly items: Item[]
  readonly hasNext: boolean
}

/** Which page is wanted, and how long it is. */
export interface PageWish {
  readonly pageNo: number
  readonly pageSize: number
}

/** A page as it travels: the specification's `dataList` and `hasNext`. */
export const pageOf = <H>(item: Codec<H>) =>
  shape({ items: named('dataList', list(item)), hasNext: flag })

export const pageNo = withDefault(int({ min: 1, max: 10_000 }), 1)
export const pageSize = (size: number) => withDefault(int({ min: 1, max: 100 }), size)
