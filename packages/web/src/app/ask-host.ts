import { hostSettingEndpoints } from '@linmen/contract/host/host-setting.endpoints.ts'
import { call } from '#kit/call.ts'
import { keepHostSetting, theHost } from '#kit/host.ts'

/** Asks how operators have set this host. What they changed counts from the next page on. */
export async function askHost(): Promise<void> {
  const { name: host, agentId: agent } = theHost()
  const told = await call(hostSettingEndpoints.setting, { host, agent }).catch(() => null)
  if (told) keepHostSetting(told)
}
