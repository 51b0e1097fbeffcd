import { forgeryCookie, wireHeaders } from '@linmen/contract/kit/transport.ts'
import { sessionId } from '#kit/login-state.ts'
import { inTab, onDevice, readCookie, storageKeys } from '#kit/storage.ts'
import { surroundings } from '#kit/device/surroundings.ts'

/** What a request proves about who sends it. */
export function callerHeaders(): Record<string, string> {
  const forgeryToken = readCookie(forgeryCookie)
  return {
    ...(forgeryToken !== null && { [wireHeaders.forgeryToken]: forgeryToken }),
    ...(surroundings().host === 'native' && nativeHeaders()),
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
