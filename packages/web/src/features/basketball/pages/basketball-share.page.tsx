import { isBasketballLive } from '@linmen/domain/match/basketball/basketball-status.ts'
import type { BasketballInfo } from '@linmen/contract/match/basketball-detail.schemas.ts'
import { hasBasketballScore } from '@linmen/domain/match/basketball/basketball-words.ts'
import { basketballChip } from '#sport/basketball-chip.ts'
import { hrefTo } from '#kit/go.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useTicking } from '#kit/tick.ts'
import { tvNowMs } from '#sport/shield/shield.ts'
import { HiddenPart } from '#sport/shield/veil.tsx'
import { matchQuery } from '#features/basketball/basketball.queries.ts'
import { StaleBar, ToldAloud } from '#features/match-parts/parts/public.ts'
import { QuarterTable } from '#features/basketball/parts/play/quarter-table.tsx'
import { SharedOdds } from '#features/basketball/parts/odds/shared-odds.tsx'
import { sharedBasketball } from '#features/basketball/shared-match.ts'
import { useBasketballMatch } from '#features/basketball/use-basketball-match.ts'
import { SharePage } from '#features/share/parts/public.ts'

/** A basketball match somebody was sent. */
export function Page() {
  const { matchId } = useScreenParams('BkMatchSharePage')
  return <Shared key={matchId} matchId={matchId} />
}

function Shared({ matchId }: { matchId: string }) {
  const { match, veil, told } = useBasketballMatch(matchId)
  const info = match.data
  const time = useTicking((nowMs) => (info ? timeOf(info, nowMs) : ''))
  const shared = info && sharedBasketball({ info, time, veil })
  const open = hrefTo('BkMatchDetailPage', { matchId })
  const quarters = info && !veil && hasBasketballScore(info.live) && <QuarterTable info={info} />
  return (
    <SharePage query={match} match={shared} veil={veil} open={open} below={quarters}>
      {info && shared && (
        <>
          <StaleBar
            playing={isBasketballLive(info.live.phase)}
            queryKey={matchQuery(matchId).queryKey}
            told={told}
          />
          <ToldAloud told={told} />
          {veil && shared.hidden && <HiddenPart matchId={matchId} veil={veil} what="各节比分" />}
          <SharedOdds matchId={matchId} />
        </>
      )}
    </SharePage>
  )
}

const timeOf = ({ live, kickOffAtMs }: BasketballInfo, nowMs: number) =>
  basketballChip({ live, kickOffAtMs, form: 'long' }, tvNowMs(nowMs))
