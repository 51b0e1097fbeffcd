import type { InputOf } from '@linmen/contract'
import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { read, readPages } from '#kit/read.ts'

const PAGE = 10

type Listing = Omit<InputOf<typeof interpretationEndpoints.list>, 'pageNo' | 'pageSize'>

export const interpretationQueries = {
  detail: (id: string) => read(interpretationEndpoints.look, { id }),
  rating: (id: string) => read(interpretationEndpoints.rating, { id, withInfo: true }),
  pairs: (id: string) => read(interpretationEndpoints.listTwoForOne, { ids: [id] }),
  pairRule: () => read(interpretationEndpoints.twoForOneRule, {}),
  byExpert: (expertId: string) => read(interpretationEndpoints.listByExpert, { expertId, size: 5 }),
  order: (orderId: string) => read(payEndpoints.status, { orderId }),
}

export const interpretationPages = (listing: Listing) =>
  readPages(interpretationEndpoints.list, { ...listing, pageSize: PAGE })
