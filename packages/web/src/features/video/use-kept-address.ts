import type { OutputOf } from '@linmen/contract'
import type { videoEndpoints } from '@linmen/contract/video/video.endpoints.ts'
import { useState } from 'react'
import { serverNowMs } from '#kit/clock.ts'

type Content = OutputOf<typeof videoEndpoints.content>

interface Asked {
  readonly data: Content | undefined
  refetch(): unknown
}

/**
 * The address a film plays from. A newer one is taken only when more may be seen or the old one has
 * ended: a film that gets another address begins anew.
 */
export function useKeptAddress({ data, refetch }: Asked) {
  const [kept, setKept] = useState(data)
  const [isBroken, setBroken] = useState(false)
  const isNews = data !== undefined && data.src !== kept?.src
  if (isNews && (kept === undefined || isBroken || data.whole !== kept.whole)) {
    setKept(data)
    setBroken(false)
  }
  const renew = () => {
    // Bytes that cannot be had for another reason are not asked for again and again.
    if (kept === undefined || kept.endsAtMs > serverNowMs()) return
    setBroken(true)
    void refetch()
  }
  return { src: kept?.src, renew }
}
