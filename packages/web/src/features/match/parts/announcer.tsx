import { spokenEvent } from '@linmen/domain/match/spoken-event.ts'
import { useEffect, useEffectEvent } from 'react'
import type { MatchSettings } from '#kit/match-settings.ts'
import { isShielded } from '#kit/shield.ts'
import { extrasOf } from '#features/match/follow-store.ts'
import type { MatchView, Notice } from '#features/match/match-board.ts'
import { theBoard } from '#features/match/the-board.ts'
import { ring, tipsOf } from '#features/match/tips.ts'
import { useSentence } from '#features/match/use-sentence.ts'

interface AnnouncerProps {
  /** Only matches of the present list are told. */
  readonly ids: ReadonlySet<string>
  readonly settings: MatchSettings
}

/** Says goals, corrections and red cards to people who listen, and sounds or shakes where wanted. */
export function Announcer({ ids, settings }: AnnouncerProps) {
  const [sentence, setSentence] = useSentence()
  const tell = useEffectEvent(({ match, live }: MatchView, { kind, event }: Notice) => {
    const followed = extrasOf(match.id).get().followed
    if (!ids.has(match.id) || (settings.tipForFocusMatchesOnly && !followed)) return
    const of = { id: match.id, kickOffAtMs: match.kickOffAtMs, phase: live.phase }
    if (isShielded(of)) return
    const names = { home: match.home.name, away: match.away.name }
    setSentence({ of, text: spokenEvent(event, live, names) })
    if (kind !== 'correction') ring(tipsOf(settings, kind))
  })
  useEffect(() => theBoard.onNotice((view, notice) => tell(view, notice)), [])
  return (
    <p className="sr-only" aria-live="polite" data-announcer>
      {sentence}
    </p>
  )
}
