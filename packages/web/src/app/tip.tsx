import { onDevice, storageKeys } from '#kit/storage.ts'
import { TipBar } from '#ui/tip-bar/tip-bar.tsx'
import { useState } from 'react'

/** A word above the tabs, until it is closed for good. */
export function Tip() {
  const [closed, setClosed] = useState(() => onDevice.read(storageKeys.tipClosed) !== null)
  if (closed) return null
  const close = () => {
    onDevice.write(storageKeys.tipClosed, '1')
    setClosed(true)
  }
  return <TipBar floating text="在比分列表点星标，可以关注比赛" onClose={close} />
}
