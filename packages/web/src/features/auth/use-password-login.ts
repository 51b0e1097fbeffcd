import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { useState } from 'react'
import { call } from '#kit/call.ts'
import { encryptPassword } from '#kit/crypto/password-cipher.ts'
import { asFailure, Refused } from '#kit/failure.ts'
import { reactTo } from '#kit/react-to.ts'
import { keepLogin } from '#kit/session.ts'

export interface Credentials {
  readonly account: string
  readonly password: string
}

/** Logs in with a password. `wrong` is the server's sentence when it does not know the pair. */
export function usePasswordLogin() {
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()

  const login = async (credentials: Credentials) => {
    setBusy(true)
    setWrong(undefined)
    try {
      keepLogin(await loginOnce(credentials))
    } catch (error) {
      if (isRefusal(error, 'login.wrong')) setWrong(error.text)
      else reactTo(error, {})
    } finally {
      setBusy(false)
    }
  }
  return { login, busy, wrong, forgetWrong: () => setWrong(undefined) }
}

// The key's nonce lives five minutes. A page that was open longer fetches a new one and tries again.
async function loginOnce(credentials: Credentials) {
  try {
    return await attempt(credentials)
  } catch (error) {
    if (isRefusal(error, 'login.stale')) return attempt(credentials)
    throw error
  }
}

async function attempt({ account, password }: Credentials) {
  const { rsa } = await call(statsEndpoints.config, {})
  const passwordCipher = await encryptPassword(rsa, password)
  return call(authEndpoints.loginWithPassword, { account, passwordCipher })
}

const isRefusal = (error: unknown, code: string): error is Refused => {
  const failure = asFailure(error)
  return failure instanceof Refused && failure.code === code
}
