import { useEffectEvent, useLayoutEffect } from 'react'
import { useScreenParams } from '#kit/go.ts'
import type { ListChoice } from './list-choice.ts'

/** An address may ask for the followed matches. From then on the person's own choice counts. */
export function useAskedTab(choose: (change: Pick<ListChoice, 'tab'>) => void): void {
  const { tab } = useScreenParams()
  const open = useEffectEvent(choose)
  useLayoutEffect(() => {
    if (tab === 'followed') open({ tab })
  }, [tab])
}
