import {
  appVersion,
  forgeryCookie,
  wireHeaders,
  wireParams,
} from '@linmen/contract/kit/transport.ts'
import { addressQuery, theHost } from './host.ts'
import { sessionId } from './login-state.ts'
import { inTab, onDevice, readCookie, storageKeys } from './storage.ts'

/** What every request says about who sends it. */
export function callerParams(): Record<string, string> {
  return {
    [wireParams.agentId]: theHost().agentId,
    [wireParams.platform]: 'wap',
    [wireParams.appVersion]: appVersion,
    [wireParams.from]: addressQuery()['from'] ?? theHost().name,
  }
}

export function callerHeaders(): Record<string, string> {
  const forgeryToken = readCookie(forgeryCookie)
  return {
    ...(forgeryToken !== null && { [wireHeaders.forgeryToken]: forgeryToken }),
    ...(theHost().name === 'native' && nativeHeaders()),
  }
}

function nativeHeaders(): Record<string, string> {
  const known = {
    [wireHeaders.deviceId]: onDevice.read(storageKeys.deviceId),
    [wireHeaders.token]: sessionId(),
    [wireHeaders.sessionId]: inTab.read(storageKeys.sessionId),
  }
  return Object.fromEntries(
    Object.entries(known).filter((pair): pair is [string, string] => pair[1] !== null),
  )
}
