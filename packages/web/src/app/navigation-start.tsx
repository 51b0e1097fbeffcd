import { useHost } from '#kit/host.ts'
import { installNavigator, navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { createNavigator } from './navigator.ts'

/** What belongs to every change of page: dialogs close, and the title is the product's again. */
export function NavigationStart() {
  const navigate = useNavigate()
  const location = useLocation()
  const { brand } = useHost()
  useLayoutEffect(() => installNavigator(createNavigator(navigate)), [navigate])
  useLayoutEffect(() => {
    notices.closeAll()
    document.title = brand.name
  }, [location.pathname, location.search, brand.name])
  useEffect(followLinks, [])
  return null
}

// Capsules render plain links; a plain change of the hash would lose the order of the pages.
function followLinks(): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!link || !href?.startsWith('#/') || link.target || !isPlain(event)) return
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
