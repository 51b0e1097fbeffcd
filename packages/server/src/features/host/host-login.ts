import { hostEndpoints } from '@linmen/contract/host/host.endpoints.ts'
import { safeBack } from '@linmen/domain/guard/safe-back.ts'
import { openSession } from '#features/auth/public.ts'
import { hostsOf } from '#hosts/hosts-of.ts'
import type { Proven } from '#hosts/port.ts'
import { action } from '#kit/action.ts'
import type { Call } from '#kit/call.ts'
import { query } from '#kit/query.ts'
import { spendNonce } from '#kit/secrets/used-nonce.ts'
import type { Provider } from './host-identity.repo.ts'
import { memberOfPerson } from './member-of-person.ts'

type WeatherCall = Call<typeof hostEndpoints.loginWithWeather>
type ShoppingCall = Call<typeof hostEndpoints.loginWithShopping>

export const weatherLoginUrl = query(
  hostEndpoints.weatherLoginUrl,
  async (_db, { returnUrl }, { ports, refuse }) => {
    const hosts = hostsOf(ports) ?? refuse('host.not_connected', {})
    return { loginUrl: hosts.weather.loginUrl(loginAddress(ports.settings.publicUrl, returnUrl)) }
  },
)

export const loginWithWeather = action(
  hostEndpoints.loginWithWeather,
  async (given, call: WeatherCall) => {
    const hosts = hostsOf(call.ports) ?? call.refuse('host.not_connected', {})
    const proven = hosts.weather.person(given, call.nowMs)
    const opened = proven && (await enterOnce(call, 'weather', proven))
    if (!opened) return call.refuse('host.sign_wrong', {})
    return typeof opened === 'string' ? call.refuse(opened, {}) : opened
  },
)

export const loginWithShopping = action(
  hostEndpoints.loginWithShopping,
  async ({ ticket }, call: ShoppingCall) => {
    const hosts = hostsOf(call.ports) ?? call.refuse('host.not_connected', {})
    const proven = hosts.shopping.person(ticket, call.nowMs)
    const opened = proven && (await enterOnce(call, 'shopping', proven))
    if (!opened) return call.refuse('host.ticket_wrong', {})
    if (typeof opened === 'string') return call.refuse(opened, {})
    const { token, memberId, signKey } = opened
    const deviceId = call.deviceId ?? call.ports.ids.next('dv')
    return { data: { token, deviceId }, memberId, signKey }
  },
)

/** Lets in whoever a proof names, once for each proof; null when it was used before. */
async function enterOnce(
  call: WeatherCall | ShoppingCall,
  provider: Provider,
  { person, nonce, endsAtMs }: Proven,
) {
  const memberId = await call.ports.db.transaction(async (tx) =>
    (await spendNonce(tx, nonce, endsAtMs)) ? memberOfPerson(tx, call, { provider, person }) : null,
  )
  if (memberId === null) return null
  const account = `${provider}:${person.subject}`
  return openSession(call, { memberId, account, vouchedBy: provider })
}

/** The login page of ours that a host sends its people back to. Whatever was asked for, it is never somebody else's. */
export const loginAddress = (publicUrl: string, wanted: string | undefined): string =>
  `${publicUrl}/#/login?backUrl=${encodeURIComponent(safeBack(pathIn(wanted)))}`

/** What stands after the hash of a whole address, or a path as it is. */
function pathIn(wanted: string | undefined): string | undefined {
  if (wanted === undefined || wanted.startsWith('/')) return wanted
  return /#(\/.*)$/.exec(wanted)?.[1]
}
