import { limiter } from '#kit/limiter.ts'
import { perApp } from '#kit/per-app.ts'

const WINDOW_MS = 15 * 60_000

/** Counts failed passwords for each account and each address. Successes are not counted. */
export const loginLimits = perApp(({ clock, settings }) => {
  const { loginFailuresPerAccount, loginFailuresPerIp } = settings.limits
  const byAccount = limiter(clock, { most: loginFailuresPerAccount, windowMs: WINDOW_MS })
  const byIp = limiter(clock, { most: loginFailuresPerIp, windowMs: WINDOW_MS })
  return {
    waitMs: (account: string, ip: string) => Math.max(byAccount.waitMs(account), byIp.waitMs(ip)),
    failed: (account: string, ip: string) => {
      byAccount.take(account)
      byIp.take(ip)
    },
    succeeded: (account: string) => byAccount.forget(account),
  }
})
