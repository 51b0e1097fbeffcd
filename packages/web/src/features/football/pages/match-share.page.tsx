import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { chipText } from '@linmen/domain/match/football/football-chip.ts'
import { isLive } from '@linmen/domain/match/football/football-status.ts'
import { hasScore } from '@linmen/domain/match/score-words.ts'
import { hrefTo } from '#kit/go.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useTicking } from '#kit/tick.ts'
import { tvNowMs } from '#sport/shield/shield.ts'
import { HiddenPart } from '#sport/shield/veil.tsx'
import { EventsCard } from '#features/football/parts/events-card.tsx'
import { matchQuery } from '#features/football/football.queries.ts'
import { StaleBar, ToldAloud } from '#features/match-parts/parts/public.ts'
import { SharedOdds } from '#features/football/parts/shared-odds.tsx'
import { sharedEvents, sharedFootball } from '#features/football/shared-match.ts'
import { useEvents, useMatch } from '#features/football/use-match.ts'
import { SharePage } from '#features/share/parts/public.ts'

/** A match somebody was sent. */
export function Page() {
  const { matchId } = useScreenParams('FtMatchSharePage')
  return <Shared key={matchId} matchId={matchId} />
}

function Shared({ matchId }: { matchId: string }) {
  const { match, veil, told } = useMatch(matchId)
  const info = match.data
  const events = useEvents(matchId)
  const time = useTicking((nowMs) => (info ? timeOf(info, nowMs) : ''))
  const shared = info && sharedFootball({ info, events, time, veil })
  const open = hrefTo('MatchDetailFootball', { matchId })
  return (
    <SharePage query={match} match={shared} veil={veil} open={open}>
      {info && shared && (
        <>
          <StaleBar
            playing={isLive(info.live.phase)}
            queryKey={matchQuery(matchId).queryKey}
            told={told}
          />
          <ToldAloud told={told} />
          {veil && shared.hidden ? (
            <HiddenPart matchId={matchId} veil={veil} what="赛况" />
          ) : (
            hasScore(info.live) && (
              <EventsCard
                events={sharedEvents(events)}
                kickOff={beijingTime(info.kickOffAtMs)}
                playing={isLive(info.live.phase)}
              />
            )
          )}
          <SharedOdds matchId={matchId} veiled={shared.hidden} />
        </>
      )}
    </SharePage>
  )
}

const timeOf = ({ live, kickOffAtMs }: MatchInfo, nowMs: number) =>
  chipText(live, kickOffAtMs, tvNowMs(nowMs))
