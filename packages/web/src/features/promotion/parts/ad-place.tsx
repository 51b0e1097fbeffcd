import { promotionEndpoints } from '@linmen/contract/promotion/promotion.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { read } from '#kit/read.ts'
import { AdLine } from './ad-line.tsx'

/** A numbered place of a page. Nothing stands there while nothing runs, or nothing can be asked for. */
export function AdPlace({ location }: { location: number }) {
  const quiet = { '*': { do: 'silent' }, outage: { do: 'silent' } } as const
  const ads = useQuery(read(promotionEndpoints.ads, { location }, quiet)).data?.ads ?? []
  return ads.map((ad) => <AdLine key={ad.id} ad={ad} />)
}
