import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { useEffect } from 'react'
import { call } from './call.ts'
import { note } from './log.ts'
import { navigation } from './navigation.ts'
import { useLoggedIn } from './login-state.ts'
import { inTab, onDevice, storageKeys } from './storage.ts'

/** The kinds of content whose views are counted. */
export type ViewedKind = 'plan' | 'interpretation' | 'match' | 'data' | 'replay'

/** A glance does not count. */
export const VIEW_MS = 1000

const reported = new Set<string>()

/** Reports that a logged-in person looked at something: once for each thing, unless forced. */
export function usePageView(kind: ViewedKind, id: string | undefined, force = false): void {
  const loggedIn = useLoggedIn()
  useEffect(() => {
    if (!loggedIn || id === undefined || (!force && reported.has(`${kind} ${id}`))) return
    const timer = setTimeout(() => {
      reported.add(`${kind} ${id}`)
      quietly(call(statsEndpoints.reportView, { kind, itemId: id }))
    }, VIEW_MS)
    return () => clearTimeout(timer)
  }, [kind, id, force, loggedIn])
}

let lastPath = ''

/** Reports a change of page. */
export function reportPage(): void {
  const path = navigation.here().slice(0, 500)
  if (statsEndpoints.reportPage.planned || path === lastPath) return
  quietly(call(statsEndpoints.reportPage, { path, fromPath: lastPath, screen: screenInfo() }))
  lastPath = path
}

/** Reports a tap worth knowing about. */
export function reportClick(key: string, details: Readonly<Record<string, unknown>> = {}): void {
  const encoded = encodeURIComponent(JSON.stringify(details))
  quietly(call(statsEndpoints.reportClick, { key, details: encoded, screen: screenInfo() }))
}

/** Once for each visit, and only for devices that have a name. Marked as soon as it is answered. */
export async function reportStart(): Promise<void> {
  if (onDevice.read(storageKeys.deviceId) === null || inTab.read(storageKeys.started) !== null)
    return
  try {
    await call(statsEndpoints.reportStart, { screen: screenInfo() })
    inTab.write(storageKeys.started, '1')
  } catch {
    note('the start was not reported')
  }
}

export const screenInfo = (view: Window = window): string =>
  `${view.screen.width}*${view.screen.height}*${view.devicePixelRatio}`

/** Nobody waits for statistics, and nobody is told when they fail. */
function quietly(report: Promise<unknown>): void {
  report.catch(() => note('a view was not reported'))
}
