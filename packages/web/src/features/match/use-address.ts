import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { useContext, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { ShownContext, useNote, useScreenParams } from '#kit/shown.ts'
import { askFor, type ListChoice } from './list-choice.ts'

/** An address may ask for a day or for the followed matches; from then on it says what the person chose. */
export function useAddress(sport: Sport, { day, tab }: ListChoice): void {
  const asked = useScreenParams('ZqMatchListPage', 'BkMatchListPage')
  const visit = useContext(ShownContext)?.place.key
  const take = useEffectEvent(() => askFor(sport, asked))
  useLayoutEffect(() => take(), [visit])
  const note = useNote()
  useEffect(() => note({ day, tab: tab === 'followed' ? tab : null }), [note, day, tab])
}
