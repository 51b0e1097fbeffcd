import type { Binding } from '#kit/binding.ts'
import { loginWithHzCode, sendHzLoginCode } from './carrier-login.ts'
import { loginWithShopping, loginWithWeather, weatherLoginUrl } from './host-login.ts'
import { setting } from './host-setting.reads.ts'
import { listPlansOfMatch } from './host.reads.ts'
import { removeBrand, resetHost, setBrand, setHost } from './set-host.ts'
import { loginWithMicroblog } from './login-with-microblog.ts'

export const hostBindings: Binding[] = [
  loginWithMicroblog,
  loginWithHzCode,
  sendHzLoginCode,
  loginWithWeather,
  weatherLoginUrl,
  loginWithShopping,
  listPlansOfMatch,
  setting,
  setHost,
  resetHost,
  setBrand,
  removeBrand,
]
