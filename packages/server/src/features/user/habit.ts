import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { query } from '#kit/query.ts'
import { pagesSeen } from '#features/stats/public.ts'

const WITHIN_MS = 30 * 86_400_000
const FOOTBALL = 1
const BASKETBALL = 2
const ABOUT_BASKETBALL = /^\/(tabs\/match-bk|bk-|data\/bk|share-page\/bkMatch)/
const ABOUT_FOOTBALL = /^\/(tabs\/match|match-detail|data|share-page\/ftMatch)/

/** Which sport the member looks at most, of the pages they opened in a month. Other habits stay on the device. */
export const habit = query(accountEndpoints.habit, async (db, { tab }, { actor, nowMs }) => {
  if (tab !== 'sport') return { key: tab }
  const seen = await pagesSeen(db, actor.id, nowMs - WITHIN_MS)
  const count = (about: RegExp) =>
    seen.reduce((sum, { path, times }) => sum + (about.test(path) ? times : 0), 0)
  const basketball = count(ABOUT_BASKETBALL)
  const football = count(ABOUT_FOOTBALL) - count(/^\/(tabs\/match-bk|data\/bk)/)
  if (football + basketball === 0) return { key: tab }
  return { key: tab, choice: basketball > football ? BASKETBALL : FOOTBALL }
})
