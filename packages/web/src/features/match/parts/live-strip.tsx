import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import type { FootballMatch, League } from '@linmen/contract/match/football.schemas.ts'
import { chipKind, chipText } from '@linmen/domain/match/football/football-chip.ts'
import { shownScore } from '@linmen/domain/match/match-fold.ts'
import { DEFAULT_FOOTBALL_COMPANY } from '@linmen/domain/odds/companies.ts'
import { veiledStatus } from '@linmen/domain/shield/shielded-words.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { read } from '#kit/read.ts'
import { tvNowMs } from '#sport/shield/shield.ts'
import { useStore } from '#kit/store.ts'
import { HiddenScore } from '#sport/shield/veil.tsx'
import { LiveCard } from '#ui/live-card/live-card.tsx'
import { Section } from '#ui/section/section.tsx'
import { footballBoard } from '#features/match/football-board.ts'
import { useTicking } from '#kit/tick.ts'
import { useFootballLive, useTaken } from '#features/match/use-match-day.ts'
import { useRowVeil } from '#features/match/use-row-veil.ts'
import { LiveStripSkeleton } from './live-strip-skeleton.tsx'
import s from './live-strip.module.css'

/** What is being played now, for the home page. Nothing on, nothing shown. */
export function LiveStrip() {
  const query = useQuery(read(homeEndpoints.footballMatches, { company: DEFAULT_FOOTBALL_COMPANY }))
  const { data } = query
  const playing = useStore(footballBoard.playing)
  useTaken(data)
  useFootballLive(() => void query.refetch())
  const leagues = new Map(data?.leagues.map((league) => [league.id, league]))
  if (query.isPending) return <LiveStripSkeleton />
  if (!data || data.matches.length === 0) return null
  return (
    <Section
      title="正在进行"
      fact={playing?.size ? `${playing.size} 场` : undefined}
      more={{ text: '全部比分', href: hrefTo('ZqMatchListPage') }}
    >
      <div className={s.strip}>
        {data.matches.map((match) => (
          <StripCard key={match.id} match={match} league={leagues.get(match.leagueId)} />
        ))}
      </div>
    </Section>
  )
}

type StripCardProps = { match: FootballMatch; league: League | undefined }

function StripCard({ match, league }: StripCardProps) {
  const view = useStore(footballBoard.viewOf(match))
  const veil = useRowVeil(view)
  const { live, notice } = view
  const text = useTicking((nowMs) => chipText(live, match.kickOffAtMs, tvNowMs(nowMs)))
  const score = shownScore(live)
  const started = live.phase !== 'scheduled' && veil === null
  const scored = started && notice?.kind === 'goal' && !notice.leaving ? notice.side : null
  const names = `${match.home.name} 对 ${match.away.name}`
  return (
    <LiveCard
      league={league?.name ?? '-'}
      status={veiledStatus(live.phase, veil) ?? { kind: chipKind(live.phase), text }}
      home={{ ...match.home, score: started ? score.home : null }}
      away={{ ...match.away, score: started ? score.away : null }}
      {...(scored && { goal: scored })}
      {...(veil && {
        hidden: (
          <HiddenScore small matchId={match.id} of={names} {...{ veil }} sinceMs={view.sinceMs} />
        ),
      })}
      href={hrefTo('MatchDetailFootball', { matchId: match.id })}
    />
  )
}
