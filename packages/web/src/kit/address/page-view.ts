import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { useEffect } from 'react'
import { call } from '#kit/call.ts'
import { addressQuery } from '#kit/device/surroundings.ts'
import { note } from '#kit/log.ts'
import { navigation } from '#kit/navigation.ts'
import { useLoggedIn } from '#kit/login-state.ts'
import { inTab, onDevice, storageKeys } from '#kit/storage.ts'

/** The kinds of content whose views are counted. */
export type ViewedKind = 'plan' | 'interpretation' | 'match' | 'data' | 'replay'

/** A glance does not count. */
export const VIEW_MS = 1000
/** The start of the app waits for nobody. */
const START_TIMEOUT_MS = 1500

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

/** Reports that a link somebody passed on was opened: once for each number in a tab. */
export function useSharedClick({ shareId, from }: { shareId?: string; from?: string }): void {
  useEffect(() => {
    if (shareId === undefined || inTab.read(storageKeys.sharedClick) === shareId) return
    inTab.write(storageKeys.sharedClick, shareId)
    // Who becomes a member in this visit came by this link.
    inTab.write(storageKeys.shareId, shareId)
    quietly(call(statsEndpoints.reportShare, { shareId, ...(from && { from }) }))
  }, [shareId, from])
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

/** The app around the page may name its device in the address. */
export function reportDevice(): void {
  const deviceMark = addressQuery()['idfa']
  if (!deviceMark || deviceMark.length > 100) return
  quietly(call(statsEndpoints.start, { deviceMark }, { timeoutMs: START_TIMEOUT_MS }))
}

const screenInfo = (): string => `${screen.width}*${screen.height}*${devicePixelRatio}`

/** Nobody waits for statistics, and nobody is told when they fail. */
function quietly(report: Promise<unknown>): void {
  report.catch(() => note('a view was not reported'))
}
