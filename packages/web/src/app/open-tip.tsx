import { closeTip } from '#kit/tip.ts'
import { TipBar } from '#ui/tip-bar/tip-bar.tsx'
import { useEffect } from 'react'

/** Long enough to be read. */
const READ_MS = 6000

export function OpenTip() {
  useEffect(() => {
    const timer = setTimeout(closeTip, READ_MS)
    addEventListener('scroll', closeTip)
    addEventListener('click', closeTip)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', closeTip)
      removeEventListener('click', closeTip)
    }
  }, [])
  return <TipBar floating text="在比分列表点星标，可以关注比赛" onClose={closeTip} />
}
