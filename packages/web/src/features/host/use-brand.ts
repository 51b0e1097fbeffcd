import { hostSettingEndpoints } from '@linmen/contract/host/host-setting.endpoints.ts'
import { ownBrand, type Brand } from '@linmen/domain/host/brand.ts'
import { useQuery } from '@tanstack/react-query'
import { useHost } from '#kit/host.ts'
import { read } from '#kit/read.ts'

const quiet = { '*': { do: 'silent' }, outage: { do: 'silent' } } as const

/** Under whose name the pages of an agent stand. It is asked for; until it is told, a name that was kept or ours. */
export function useBrand(agent: string): Brand {
  const host = useHost()
  const asked = read(hostSettingEndpoints.setting, { host: host.name, agent }, quiet)
  const { data } = useQuery(asked)
  return data?.brand ?? (agent === host.agentId ? host.brand : ownBrand)
}
