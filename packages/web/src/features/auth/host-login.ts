import { hostEndpoints } from '@linmen/contract/host/host.endpoints.ts'
import type { LoginWay } from '@linmen/domain/host/host-profile.ts'
import { call } from '#kit/call.ts'
import { redirectFromHere } from '#kit/redirect.ts'
import { keepLogin } from '#kit/session.ts'
import { addressQuery } from '#kit/device/surroundings.ts'
import { shareOfVisit } from './share-of-visit.ts'

const RETRIES = 3
const RETRY_MS = 500

/** What became of it: signed in, on the way to the app that knows the person, or nothing the app gave us. */
export type HostEntry = 'entered' | 'away' | 'nothing'

/** The login of the app around us. Throws what the server refused or the network lost. */
export async function enterByHost(way: LoginWay, backUrl: string): Promise<HostEntry> {
  if (way === 'microblog') return byMicroblog(backUrl)
  if (way === 'weather') return byWeather(backUrl)
  return way === 'shopping' ? byShopping() : 'nothing'
}

async function byMicroblog(backUrl: string): Promise<HostEntry> {
  const redirect = redirectFromHere()
  const { code, state } = takeWords(['code', 'state'])
  const asked = code && state ? { code, state } : { returnUrl: backUrl, ...shareOfVisit() }
  const { login, loginUrl } = await call(hostEndpoints.loginWithMicroblog, asked)
  if (login) keepLogin(login)
  else if (loginUrl) redirect.leave(loginUrl)
  return login ? 'entered' : 'away'
}

async function byWeather(backUrl: string): Promise<HostEntry> {
  const redirect = redirectFromHere()
  const { uid, sign } = takeWords(['uid', 'sign'])
  if (uid && sign) {
    keepLogin(await call(hostEndpoints.loginWithWeather, { uid, sign }))
    return 'entered'
  }
  const { loginUrl } = await call(hostEndpoints.weatherLoginUrl, { returnUrl: backUrl })
  redirect.leave(loginUrl)
  return 'away'
}

/** The shopping app gives a ticket with the address. A login that fails is tried again, three times at most. */
async function byShopping(): Promise<HostEntry> {
  const { ticket } = takeWords(['ticket'])
  if (!ticket) return 'nothing'
  const { data, memberId, signKey } = await retried(() =>
    call(hostEndpoints.loginWithShopping, { ticket }),
  )
  keepLogin({ token: data.token, memberId, signKey })
  return 'entered'
}

async function retried<T>(run: () => Promise<T>, left = RETRIES): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (left === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    return retried(run, left - 1)
  }
}

/** Words of the address that are good once; they leave it, so that a reload does not use them again. */
function takeWords<Word extends string>(words: readonly Word[]): Partial<Record<Word, string>> {
  const query = addressQuery()
  const url = new URL(location.href)
  for (const word of words) url.searchParams.delete(word)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
  return Object.fromEntries(words.map((word) => [word, query[word]])) as Partial<
    Record<Word, string>
  >
}
