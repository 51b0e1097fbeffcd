import { appVersion, gatewayParams, wireParams } from '@linmen/contract/kit/transport.ts'
import { readMarker } from '#kit/device/login-marker.ts'
import { identityKeys } from '#kit/device/identity-keys.ts'
import { onDevice } from '#kit/storage.ts'
import { surroundings } from '#kit/device/surroundings.ts'

/** What every request says about who sends it. */
export function callerParams(): Record<string, string> {
  const { agentId, from } = surroundings()
  return {
    [wireParams.agentId]: agentId,
    [wireParams.platform]: 'wap',
    [wireParams.appVersion]: appVersion,
    [wireParams.from]: from,
  }
}

/** What a question to the gateway says besides: whose it is, empty for a visitor. */
export const memberParams = (): Record<string, string> => ({
  [gatewayParams.sessionId]: readMarker() ?? '',
  [gatewayParams.memberId]: onDevice.read(identityKeys.memberId) ?? '',
})
