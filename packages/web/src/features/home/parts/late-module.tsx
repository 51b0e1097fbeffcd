import type { HomeModule } from '@linmen/contract/home/home.schemas.ts'
import '#kit/address/all-screens.ts'
import { useHost } from '#kit/host.ts'
import { LatestInterpretations } from '#features/interpretation/parts/public.ts'
import { StrongestSignals } from '#features/special/parts/public.ts'
import { LatestVideos } from '#features/video/parts/public.ts'

/** Parts that lead to screens nobody knows at the first paint. */
export function LateModule({ module: { kind, title } }: { module: HomeModule }) {
  const host = useHost()
  switch (kind) {
    case 'signals':
      return <StrongestSignals title={title} />
    case 'interpretations':
      return host.shows('plans') && <LatestInterpretations title={title} />
    case 'videos':
      return host.shows('plans') && <LatestVideos title={title} />
    // The others stand above: the page begins with them.
    default:
      return null
  }
}
