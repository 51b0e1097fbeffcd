import { useContext, useEffect, useEffectEvent } from 'react'
import { goToLogin } from '#kit/address/login-trip.ts'
import { go, goBack } from './go.ts'
import { note } from './log.ts'
import { navigation } from './navigation.ts'
import { currentPlace, isStillAt, moveNow, type Place } from './place.ts'
import { ShownContext } from './shown.ts'

/** A way on that is taken later. A person who has moved meanwhile is not thrown off the page they opened. */
export interface Redirect {
  /** Whether the person is still where it began. */
  readonly stands: () => boolean
  readonly go: typeof go
  readonly back: () => void
  /** To the login, and afterwards here again. */
  readonly logIn: () => void
  /** Out of the app. */
  readonly leave: (address: string) => void
  /** For what moves in a way of its own. */
  readonly run: (move: () => void) => void
}

const OVERTAKEN = 'a redirect was overtaken'

/**
 * Begins where the person is now: taken before an await, used after it. It is dropped when anything has moved since,
 * also for a person who came back: what they look at now was opened after it.
 */
export function redirectFromHere(): Redirect {
  const begun = moveNow()
  const stands = () => isStillAt(begun)
  const run = (move: () => void) => {
    if (stands()) move()
    else note(OVERTAKEN)
  }
  return {
    stands,
    run,
    go: (name, ...args) => run(() => go(name, ...args)),
    back: () => run(goBack),
    logIn: () => run(() => goToLogin(navigation.here())),
    leave: (address) => run(() => location.assign(address)),
  }
}

/** An address, also as a link has it, or how to find it; a way on that knows how to move answers nothing. */
type Way = string | (() => string | void)

/**
 * A page that has nothing to show any more leads on and takes itself out of the way back; without a way it stays. It
 * moves only while the page is the one the person is at: a page they have just left is drawn until the next one is
 * there. One they come back to leads on again.
 */
export function useRedirect(to: Way | null | undefined, from?: Place): void {
  const shown = useContext(ShownContext)?.place
  const { key } = from ?? shown ?? currentPlace()
  const leads = typeof to === 'function'
  const address = typeof to === 'string' ? to : undefined
  const move = useEffectEvent(() => {
    if (!isStillAt({ ...moveNow(), key })) return note(OVERTAKEN)
    const found = typeof to === 'function' ? to() : to
    if (found) navigation.go(found.replace(/^#/, ''), { replace: true })
  })
  useEffect(() => {
    if (leads || address !== undefined) move()
  }, [leads, address, key])
}
