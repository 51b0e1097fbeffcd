import type { MatchEvent, MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { beijingDay, weekdayWord } from '@linmen/domain/match/business-day.ts'
import { chipKind, chipText } from '@linmen/domain/match/football/football-chip.ts'
import { shownScore } from '@linmen/domain/match/match-fold.ts'
import { hasScore, scoreNotes, scorersOf } from '@linmen/domain/match/score-words.ts'
import { veiledStatus, type Veil } from '@linmen/domain/shield/shielded-words.ts'
import { groupName } from '@linmen/domain/standings/group-name.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { tvNowMs, usePlacesShown } from '#sport/shield/shield.ts'
import { useTicking } from '#kit/tick.ts'
import { pitch, video } from '#ui/icon/match.ts'
import { sharedFootball } from '#features/football/shared-match.ts'
import { stageName } from '#features/football/stage-name.ts'
import { videoQuery } from '#features/football/football.queries.ts'
import { MatchHead } from '#features/match-parts/parts/public.ts'

interface MatchHeaderProps {
  readonly info: MatchInfo
  readonly events: readonly MatchEvent[]
  /** Why the score is not shown. */
  readonly veil: Veil | null
  /** Whether the pitch animation is open, and the switch for it. */
  readonly stage: boolean
  readonly onStage: () => void
}

/** The match as its events tell it: who scored, and what can be watched. */
export function MatchHeader({ info, events, veil, stage, onStage }: MatchHeaderProps) {
  const { live, kickOffAtMs, home, away, leagueId, leagueName, roundName, group } = info
  const time = useTicking((nowMs) => chipText(live, kickOffAtMs, tvNowMs(nowMs)))
  const status = veiledStatus(live.phase, veil) ?? { kind: chipKind(live.phase), text: time }
  const score = !veil && hasScore(live) ? shownScore(live) : null
  const stream = useStream(info)
  const placed = usePlacesShown()
  const [left, right] = (['home', 'away'] as const).map((side) => scorersOf(events, side))
  const scorers = { left: left!.join('\n'), right: right!.join('\n') }
  return (
    <MatchHead
      sport="football"
      match={info}
      league={{
        name: [leagueName, roundName, groupName(group ?? '')].filter(Boolean).join(' '),
        href: hrefTo('LeagueDataPage', { leagueId }),
      }}
      left={headOf(home, placed)}
      right={headOf(away, placed)}
      {...{ veil, status }}
      shared={sharedFootball({ info, events, time, veil })}
      {...(score && { score: { left: score.home, right: score.away } })}
      note={veil ? '' : noteOf(info)}
      {...((scorers.left || scorers.right) && { scorers })}
      media={[
        ...(info.cartoon && score
          ? [{ text: stageName(live.phase), glyph: pitch, pressed: stage, onClick: onStage }]
          : []),
        ...(stream && !veil ? [{ text: '视频直播', glyph: video, href: stream }] : []),
      ]}
    />
  )
}

/** The film of a match, where there is one to play. */
function useStream({ id, video: told }: MatchInfo): string | null {
  const film = useQuery({ ...videoQuery(id), enabled: told }).data
  // Addresses of feeds are not to be trusted with anything but pages.
  return film?.stream && /^https?:/.test(film.stream) ? film.stream : null
}

/** Half-time and what else belongs to the score; before and without a match the day or the reason. */
function noteOf({ live, note, kickOffAtMs }: MatchInfo): string {
  const day = beijingDay(kickOffAtMs)
  const notes = hasScore(live) ? scoreNotes(live, note?.total ?? null) : []
  const said = live.note ?? (note?.total && hasScore(live) ? undefined : note?.text)
  const lines = [...notes, ...(said ? [said] : [])]
  if (lines.length > 0) return lines.join('　')
  return live.phase === 'scheduled' ? `${day.slice(5)} ${weekdayWord(day)}` : ''
}

const headOf = (team: MatchInfo['home'], placed: boolean) => ({
  id: team.id,
  name: team.name,
  // The table of the page goes on after kick-off, this place does not.
  notes: team.rank === null || !placed ? [] : [`赛前第 ${team.rank} 名`],
  href: hrefTo('TeamDataPage', { teamId: team.id }),
})
