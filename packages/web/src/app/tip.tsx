import { useStore } from '#kit/store.ts'
import { closeTip, seeTip, tipOver } from '#kit/tip.ts'
import { TipBar } from '#ui/tip-bar/tip-bar.tsx'
import { useEffect } from 'react'

/** A word above the tabs of the score list, until it is closed for good or has done its work. */
export const Tip = () => (useStore(tipOver) ? null : <OpenTip />)

function OpenTip() {
  useEffect(seeTip, [])
  return <TipBar floating text="在比分列表点星标，可以关注比赛" onClose={closeTip} />
}
