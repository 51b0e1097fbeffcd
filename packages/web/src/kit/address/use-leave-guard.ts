import { useEffect, useEffectEvent, useState } from 'react'
import { goBack } from '#kit/go.ts'
import { holdBack } from './hold.ts'
import { notices } from '#kit/notices.ts'

/**
 * While something is not saved, "back" asks first, whether by the arrow of the page or by the browser. The answer is
 * what the arrow does.
 */
export function useLeaveGuard(unsaved: boolean, text: string): () => void {
  const [turn, hold] = useState(0)
  const ask = useEffectEvent(async () => {
    if (await notices.confirm(text, { yes: '离开', no: '留在本页' })) goBack()
    else hold((last) => last + 1)
  })
  useEffect(() => (unsaved ? holdBack(() => void ask(), true) : undefined), [unsaved, turn])
  // The entry that is held goes first, and asks.
  return () => (unsaved ? history.back() : goBack())
}
