import type { Database } from '#db/port.ts'
import type { Clock, PersonCheck } from '#kit/environment.ts'
import { takePass } from './captcha.repo.ts'

/** A person is who answered a picture a moment ago, for what they ask now. */
export const captchaCheck = (db: Database, clock: Clock): PersonCheck => ({
  isPerson: (asked) => db.transaction((tx) => takePass(tx, asked, clock.nowMs())),
})
