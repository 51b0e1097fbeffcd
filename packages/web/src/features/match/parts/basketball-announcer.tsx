import { spokenBasketball } from '@linmen/domain/match/basketball-words.ts'
import { useEffect, useEffectEvent } from 'react'
import type { MatchSettings } from '#kit/match-settings.ts'
import { isShielded } from '#kit/shield.ts'
import { theBasketballBoard, type BasketballView } from '#features/match/basketball-board.ts'
import { extrasOf } from '#features/match/follow-store.ts'
import { ring } from '#features/match/tips.ts'
import { useSentence } from '#features/match/use-sentence.ts'

interface BasketballAnnouncerProps {
  /** Only matches of the present list are told. */
  readonly ids: ReadonlySet<string>
  readonly settings: MatchSettings
}

/** Says ends of periods and corrections, and sounds or shakes where wanted; baskets would never stop. */
export function BasketballAnnouncer({ ids, settings }: BasketballAnnouncerProps) {
  const [sentence, setSentence] = useSentence()
  const tell = useEffectEvent((before: BasketballView, { match, live }: BasketballView) => {
    const followed = extrasOf(match.id).get().followed
    if (!ids.has(match.id) || (settings.tipForFocusMatchesOnly && !followed)) return
    const names = { home: match.home.name, away: match.away.name }
    const said = spokenBasketball(before.live, live, names)
    const of = { id: match.id, kickOffAtMs: match.kickOffAtMs, phase: live.phase }
    if (!said || isShielded(of)) return
    setSentence({ of, text: said })
    ring(settings.goalTip)
  })
  useEffect(() => theBasketballBoard.onChange((before, after) => tell(before, after)), [])
  return (
    <p className="sr-only" aria-live="polite" data-announcer>
      {sentence}
    </p>
  )
}
