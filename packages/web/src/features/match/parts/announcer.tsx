import { spokenEvent } from '@linmen/domain/match/spoken-event.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { MatchSettings } from '#kit/match-settings.ts'
import { extrasOf } from '#features/match/follow-store.ts'
import { playGoalSound } from '#features/match/goal-sound.ts'
import type { MatchView, Notice } from '#features/match/match-board.ts'
import { theBoard } from '#features/match/the-board.ts'
import { canVibrate, tells, tipsOf } from '#features/match/tips.ts'

interface AnnouncerProps {
  /** Only matches of the present list are told. */
  readonly ids: ReadonlySet<string>
  readonly settings: MatchSettings
}

/** Says goals, corrections and red cards to people who listen, and sounds or shakes where wanted. */
export function Announcer({ ids, settings }: AnnouncerProps) {
  const [sentence, setSentence] = useState('')
  const tell = useEffectEvent(({ match, live }: MatchView, { kind, event }: Notice) => {
    const followed = extrasOf(match.id).get().followed
    if (!ids.has(match.id) || (settings.tipForFocusMatchesOnly && !followed)) return
    setSentence(spokenEvent(event, live, { home: match.home.name, away: match.away.name }))
    if (kind === 'correction') return
    const tips = tipsOf(settings, kind)
    if (tells(tips, 'sound')) playGoalSound()
    if (tells(tips, 'vibration') && canVibrate()) navigator.vibrate(200)
  })
  useEffect(() => theBoard.onNotice((view, notice) => tell(view, notice)), [])
  return (
    <p className="sr-only" aria-live="polite" data-announcer>
      {sentence}
    </p>
  )
}
