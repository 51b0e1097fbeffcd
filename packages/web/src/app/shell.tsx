import { currentPlace, onPlace, type Place } from '#kit/place.ts'
import { LoadingLine } from '#ui/loading-line/loading-line.tsx'
import { useEffect, useRef, useState, useTransition } from 'react'
import { KeepAlive } from './keep-alive.tsx'
import { ShellTabs } from './shell-tabs.tsx'
import s from './shell.module.css'

/** The frame around every page: the pages themselves, and the tab bar below tab pages. */
export function Shell() {
  const { place, loading } = useShownPlace()
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    // What had the focus is hidden with its page; reading goes on at the top of the new one.
    if (main.current?.contains(document.activeElement) === false) return
    if (!isVisible(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [place])
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
  useEffect(() => {
    const look = () => startTransition(() => setPlace(currentPlace()))
    if (currentPlace() !== drawn.current) look()
    return onPlace(look)
  }, [])
  return { place, loading }
}

const isVisible = (element: Element | null) =>
  element instanceof HTMLElement && element.getClientRects().length > 0
