import { navigation } from '#kit/navigation.ts'

/** Pages change at once, so the second tap of a double tap would hit whatever the new page has there. */
const TAP_MS = 300
const FINGER_PX = 24

/** Plain links inside the app move like everything else: tabs stay at the bottom of the stack. */
export function followLinks(): () => void {
  let last: MouseEvent | null = null
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!link || !href?.startsWith('#/') || link.target !== '' || !isPlain(event)) return
    event.preventDefault()
    if (last && isSameTap(last, event)) return
    last = event
    navigation.go(href.slice(1))
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

const isSameTap = (one: MouseEvent, next: MouseEvent) =>
  next.timeStamp - one.timeStamp < TAP_MS &&
  Math.hypot(next.clientX - one.clientX, next.clientY - one.clientY) < FINGER_PX

const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
