import type { Codec } from './codec.ts'
import { withDefault } from './codec.ts'
import { flag, int } from './scalars.ts'
import { list, shape } from './shapes.ts'

/** One page of a longer list, as the specification's `dataList` and `hasNext`. */
export const pageOf = <H>(item: Codec<H>) => shape({ dataList: list(item), hasNext: flag })

export const pageNo = withDefault(int({ min: 1, max: 10_000 }), 1)
export const pageSize = (size: number) => withDefault(int({ min: 1, max: 100 }), size)
