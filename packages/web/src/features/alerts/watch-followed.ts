import { footballDetailGateway as football } from '@linmen/contract/football/football-detail.gateway.ts'
import { basketballDetailGateway as basketball } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { footballLive } from '@linmen/contract/match/match.topics.ts'
import { basketballLiveTopic } from '@linmen/contract/match/basketball.topics.ts'
import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import {
  basketballAlert,
  footballAlert,
  quietAlert,
  type AlertNames,
  type MatchAlert,
} from '@linmen/domain/alert/match-alert.ts'
import type { ShieldedMatch } from '@linmen/domain/shield/spoiler-shield.ts'
import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { holdNews } from '#sport/shield/hold-news.ts'
import { followTopic } from '#kit/live.ts'
import { note } from '#kit/log.ts'
import { read, readGateway } from '#kit/read.ts'
import { isShielded, tvNowMs } from '#sport/shield/shield.ts'
import { changesOf } from './changes-of.ts'
import { isLookedAt } from './looked-at.ts'
import { closeAlerts, showAlert } from './show-alert.ts'

/** Tells of goals, red cards and ends of followed matches. The answer ends it. */
export function watchFollowed(client: QueryClient): () => void {
  const followed = {
    football: followedIds(client, 'football'),
    basketball: followedIds(client, 'basketball'),
  }
  const stop = [
    followed.football.stop,
    followed.basketball.stop,
    followTopic(
      footballLive,
      changesOf<MatchLive>({
        hold: holdNews,
        changed: ({ matchId, before, after }) => {
          if (followed.football.has(matchId))
            void tell(client, { sport: 'football', matchId, phase: after.phase }, (names) =>
              footballAlert(before, after, { names, nowMs: tvNowMs() }),
            )
        },
      }),
    ),
    followTopic(
      basketballLiveTopic,
      changesOf<BasketballLive>({
        hold: holdNews,
        changed: ({ matchId, before, after }) => {
          if (followed.basketball.has(matchId))
            void tell(client, { sport: 'basketball', matchId, phase: after.phase }, (names) =>
              basketballAlert(before, after, { names }),
            )
        },
      }),
    ),
  ]
  return () => {
    stop.forEach((each) => each())
    void closeAlerts()
  }
}

/** What the member follows, kept up to date with every star. */
function followedIds(client: QueryClient, sport: Sport) {
  const asked = read(matchEndpoints.listFollowed, { pageNo: 1, pageSize: 300, sport })
  const observer = new QueryObserver(client, asked)
  const stop = observer.subscribe(() => {})
  return {
    stop,
    has: (id: string) => observer.getCurrentResult().data?.matchIds.includes(id) ?? false,
  }
}

interface Happened {
  readonly sport: Sport
  readonly matchId: string
  readonly phase: ShieldedMatch['phase']
}

const NO_NAMES: AlertNames = { home: '', away: '' }
const DETAILS = { football: 'MatchDetailFootball', basketball: 'BkMatchDetailPage' } as const

async function tell(
  client: QueryClient,
  { sport, matchId, phase }: Happened,
  alertOf: (names: AlertNames) => MatchAlert | null,
): Promise<void> {
  // Most changes are no news; only news are worth asking for the names.
  if (alertOf(NO_NAMES) === null || isLookedAt(sport, matchId)) return
  try {
    const { home, away, kickOffAtMs } = await infoOf(client, sport, matchId)
    const alert = alertOf({ home: home.name, away: away.name })
    if (!alert) return
    const [first, second] = sport === 'football' ? [home, away] : [away, home]
    const hidden = isShielded({ id: matchId, phase, kickOffAtMs })
    const address = hrefTo(DETAILS[sport], { matchId })!.slice(1)
    const said = hidden ? quietAlert(first.name, second.name) : alert
    await showAlert({ ...said, matchId, address })
  } catch {
    note(`match ${matchId} was not told`)
  }
}

/** Names and kick-off do not change, so any answer will do. */
const infoOf = (client: QueryClient, sport: Sport, matchId: string) =>
  sport === 'football'
    ? client.fetchQuery({ ...readGateway(football.getMatchInfoById, { matchId }), ...ANY })
    : client.fetchQuery({ ...readGateway(basketball.getBkMatchDetail, { matchId }), ...ANY })

const ANY = { staleTime: Infinity }
