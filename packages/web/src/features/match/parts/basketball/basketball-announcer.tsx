import {
  basketballNews,
  spokenBasketball,
} from '@linmen/domain/match/basketball/basketball-words.ts'
import { useEffect, useEffectEvent } from 'react'
import { hrefTo } from '#kit/go.ts'
import type { MatchSettings } from '#sport/match-settings.ts'
import { isShielded } from '#sport/shield/shield.ts'
import { theBasketballBoard, type BasketballView } from '#features/match/basketball-board.ts'
import { extrasOf } from '#features/match/follow/follow-store.ts'
import { ring, tells } from '#features/match/tips.ts'
import { newsTeams, useNews } from '#features/match/use-news.ts'
import { useSentence } from '#features/match/use-sentence.ts'
import { Announcement } from '#features/match/parts/announcement.tsx'

interface BasketballAnnouncerProps {
  /** Only matches of the present list are told. */
  readonly ids: ReadonlySet<string>
  readonly settings: MatchSettings
}

/**
 * Says ends of periods and corrections, sounds or shakes where wanted, and shows those of rows out of sight;
 * baskets would never stop.
 */
export function BasketballAnnouncer({ ids, settings }: BasketballAnnouncerProps) {
  const [sentence, setSentence] = useSentence()
  const [news, tellNews] = useNews()
  const tell = useEffectEvent((before: BasketballView, { match, live }: BasketballView) => {
    const followed = extrasOf(match.id).get().followed
    if (!ids.has(match.id) || (settings.tipForFocusMatchesOnly && !followed)) return
    const names = { home: match.home.name, away: match.away.name }
    const said = spokenBasketball(before.live, live, names)
    const of = { id: match.id, kickOffAtMs: match.kickOffAtMs, phase: live.phase }
    if (!said || isShielded(of)) return
    setSentence({ of, text: said })
    ring(settings.goalTip)
    const text = basketballNews(before.live, live)
    if (!text || !tells(settings.goalTip, 'highlight')) return
    tellNews({
      ...{ matchId: match.id, of, kind: 'period', text },
      teams: newsTeams(match, live.score, { first: 'away', did: null }),
      href: hrefTo('BkMatchDetailPage', { matchId: match.id }),
    })
  })
  useEffect(() => theBasketballBoard.onChange((before, after) => tell(before, after)), [])
  return <Announcement ids={ids} sentence={sentence} news={news} />
}
