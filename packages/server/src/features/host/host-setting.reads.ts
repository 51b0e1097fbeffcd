import { hostSettingEndpoints } from '@linmen/contract/host/host-setting.endpoints.ts'
import { isHostName } from '@linmen/domain/host/host-names.ts'
import { hiddenNow } from '#kit/operator/host-shows.ts'
import { query } from '#kit/query.ts'
import { brandOfAgent } from './host-setting.repo.ts'

/** How the host is set that shows our pages. One nobody knows is the plain browser. */
export const setting = query(hostSettingEndpoints.setting, async (db, { host, agent = '' }) => {
  const brand = await brandOfAgent(db, agent)
  return {
    hidden: [...(await hiddenNow(db, isHostName(host) ? host : 'browser'))],
    ...(brand && { brand }),
  }
})
