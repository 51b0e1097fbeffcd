import { eventLine, spokenEvent } from '@linmen/domain/match/spoken-event.ts'
import { shownScore } from '@linmen/domain/match/match-fold.ts'
import { useEffect, useEffectEvent } from 'react'
import { hrefTo } from '#kit/go.ts'
import type { MatchSettings } from '#sport/match-settings.ts'
import { isShielded } from '#sport/shield/shield.ts'
import { extrasOf } from '#features/match/follow/follow-store.ts'
import type { MatchView, Notice } from '#features/match/match-board.ts'
import { footballBoard } from '#features/match/football-board.ts'
import { ring, tells, tipsOf } from '#features/match/tips.ts'
import { newsTeams, useNews } from '#features/match/use-news.ts'
import { useSentence } from '#features/match/use-sentence.ts'
import { Announcement } from './announcement.tsx'

interface AnnouncerProps {
  /** Only matches of the present list are told. */
  readonly ids: ReadonlySet<string>
  readonly settings: MatchSettings
}

/**
 * Says goals, corrections and red cards to people who listen, sounds or shakes where wanted, and shows what
 * happens in rows out of sight.
 */
export function Announcer({ ids, settings }: AnnouncerProps) {
  const [sentence, setSentence] = useSentence()
  const [news, tellNews] = useNews()
  const tell = useEffectEvent(({ match, live }: MatchView, { kind, event, side }: Notice) => {
    const followed = extrasOf(match.id).get().followed
    if (!ids.has(match.id) || (settings.tipForFocusMatchesOnly && !followed)) return
    const of = { id: match.id, kickOffAtMs: match.kickOffAtMs, phase: live.phase }
    if (isShielded(of)) return
    const names = { home: match.home.name, away: match.away.name }
    setSentence({ of, text: spokenEvent(event, live, names) })
    const tips = tipsOf(settings, kind)
    if (kind !== 'correction') ring(tips)
    if (!tells(tips, 'highlight')) return
    tellNews({
      ...{ matchId: match.id, of, kind },
      text: eventLine(event),
      teams: newsTeams(match, shownScore(live), { first: 'home', did: side ?? event.side }),
      href: hrefTo('MatchDetailFootball', { matchId: match.id }),
    })
  })
  useEffect(() => footballBoard.onNotice((view, notice) => tell(view, notice)), [])
  return <Announcement ids={ids} sentence={sentence} news={news} />
}
