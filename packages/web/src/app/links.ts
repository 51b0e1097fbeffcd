import { navigation } from '#kit/navigation.ts'

/** Plain links inside the app move like everything else: tabs stay at the bottom of the stack. */
export function followLinks(): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!link || !href?.startsWith('#/') || link.target !== '' || !isPlain(event)) return
    event.preventDefault()
    navigation.go(href.slice(1))
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
