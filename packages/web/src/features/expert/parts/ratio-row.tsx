import type { WinRatio } from '@linmen/contract/expert/ranking.schemas.ts'
import { useSumVeil } from '#sport/shield/tv-delay.ts'
import { signedPercent } from '#features/expert/expert-words.ts'
import { ExpertRow } from './expert-row.tsx'
import { RowFigure } from './row-figure.tsx'

/** One expert with hits of so many picks; nothing of it while a result in it is hidden. */
export function RatioRow({ ratio, place }: { ratio: WinRatio; place: number }) {
  const { expert, picks, hits, percent, profit } = ratio
  const veil = useSumVeil(expert.record)
  if (veil) return <ExpertRow expert={expert} />
  return (
    <ExpertRow
      expert={expert}
      place={place}
      aside={
        <RowFigure
          value={`${percent.toFixed(1)}%`}
          note={`${picks} 中 ${hits}　${signedPercent(profit)}`}
        />
      }
    />
  )
}
