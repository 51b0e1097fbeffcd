import { currentPlace, onPlace, type Place } from '#kit/place.ts'
import { LoadingLine } from '#ui/loading-line/loading-line.tsx'
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import { bringFocus, noteFocus } from './focus.ts'
import { KeepAlive, keptId } from './keep-alive.tsx'
import { ShellTabs } from './shell-tabs.tsx'
import s from './shell.module.css'

/** The frame around every page: the pages themselves, and the tab bar below tab pages. */
export function Shell() {
  const { place, loading } = useShownPlace()
  const main = useRef<HTMLElement>(null)
  // What had the focus is hidden with its page.
  useEffect(() => bringFocus(keptId(place), main.current!), [place])
  return (
    <>
      {loading && <LoadingLine />}
      <main ref={main} className={s.main} tabIndex={-1} aria-busy={loading || undefined}>
        <KeepAlive place={place} />
      </main>
      <ShellTabs place={place} />
    </>
  )
}

/** The old page stays until the code of the new one is there. */
function useShownPlace(): { place: Place; loading: boolean } {
  const [place, setPlace] = useState(currentPlace)
  const [loading, startTransition] = useTransition()
  const drawn = useRef(place)
  const leave = useEffectEvent(() => noteFocus(keptId(place)))
  useEffect(() => {
    const look = () => {
      leave()
      startTransition(() => setPlace(currentPlace()))
    }
    if (currentPlace() !== drawn.current) look()
    return onPlace(look)
  }, [])
  return { place, loading }
}
