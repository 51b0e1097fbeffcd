import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const COMMON = 'agentId=1&platform=wap&appVersion=8.1.3&from=h5'

/** What a first visitor and a member do: pages, lists, a match, the wallet and a purchase. Throws at the first that fails. */
export async function walkGoldenPaths(url, dataFolder) {
  const { tokens, ids } = JSON.parse(readFileSync(join(dataFolder, 'demo-ids.json'), 'utf8'))
  const page = await (await fetched(`${url}/`)).text()
  const script = /<script[^>]+src="([^"]+)"/.exec(page)?.[1]
  if (!script) throw new Error('the page has no script')
  await fetched(new URL(script, url))

  const member = { jcobToken: tokens.member }
  const gateway = (apiName, input = {}) =>
    answered(`${url}/sportdata/f?${COMMON}`, posted({ apiName, ...input }))
  await gateway('getMatchListByDate')
  await gateway('getBkTodayGroupLeagueMatchList')
  await answered(`${url}/api/plan/look/${ids.planId}?${COMMON}`, { headers: member })
  const wallet = () =>
    answered(`${url}/api/user/queryMemberHuoyanWallet?${COMMON}`, { headers: member })
  await wallet()
  const purchase = posted({}, { ...member, 'x-request-id': `smoke-${process.pid}-${Date.now()}` })
  const bought = await (await fetch(`${url}/api/plan/pay/${ids.planId}?${COMMON}`, purchase)).json()
  // The second start meets the purchase of the first.
  if (!bought.isSuccess && !/bought|paid|own/.test(bought.errorCode))
    throw new Error(`the purchase answered ${JSON.stringify(bought).slice(0, 200)}`)
  await wallet()
}

const posted = (body, headers = {}) => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

async function fetched(url, options) {
  const response = await fetch(url, options)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}

async function answered(url, options) {
  const answer = await (await fetched(url, options)).json()
  if (answer.isSuccess !== true)
    throw new Error(`${url} answered ${JSON.stringify(answer).slice(0, 200)}`)
  return answer
}
