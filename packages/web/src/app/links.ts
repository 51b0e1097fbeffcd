import { navigation } from '#kit/navigation.ts'

/** Pages change at once, so the second tap of a double tap would hit whatever the new page has there. */
const TAP_MS = 300

/** Plain links inside the app move like everything else: tabs stay at the bottom of the stack. */
export function followLinks(): () => void {
  let followedAt = -TAP_MS
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!link || !href?.startsWith('#/') || link.target !== '' || !isPlain(event)) return
    event.preventDefault()
    if (event.timeStamp - followedAt < TAP_MS) return
    followedAt = event.timeStamp
    navigation.go(href.slice(1))
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
