import { optional, type House } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'

const brand = shape({
  name: text({ max: 20 }),
  company: text({ max: 40 }),
  slogan: text({ max: 40 }),
})

/** How a host is set: what it hides, and under whose name the pages of the agent stand. */
const hostSetting = shape({ hidden: list(text({ max: 20 })), brand: optional(brand) })
export type HostSetting = House<typeof hostSetting>

export const hostSettingEndpoints = {
  setting: endpoint({
    call: 'own.host.setting',
    method: 'GET',
    path: '/api/host/setting',
    effect: 'read',
    input: shape({ host: text({ max: 20 }), agent: optional(text({ max: 40 })) }),
    output: hostSetting,
  }),
}
