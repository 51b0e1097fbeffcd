import { currentPlace, onPlace, type Place } from '#kit/place.ts'
import { startTransition, useEffect, useState } from 'react'
import { KeepAlive } from './keep-alive.tsx'
import { ShellTabs } from './shell-tabs.tsx'

/** The frame around every page: the pages themselves, and the tab bar below tab pages. */
export function Shell() {
  const place = useShownPlace()
  return (
    <>
      <main>
        <KeepAlive place={place} />
      </main>
      <ShellTabs place={place} />
    </>
  )
}

/** The old page stays until the code of the new one is there. */
function useShownPlace(): Place {
  const [place, setPlace] = useState(currentPlace)
  useEffect(() => {
    const look = () => startTransition(() => setPlace(currentPlace()))
    look()
    return onPlace(look)
  }, [])
  return place
}
