import { randomInt } from 'node:crypto'
import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import type { Place, Session } from './product.ts'

/** A number nobody in the demo has. */
export const newPhone = () => `15${String(randomInt(1e9)).padStart(9, '0')}`

interface MemberSession extends Session {
  readonly memberId: string
}

/**
 * Signs in with a phone and a code, as the login page does it. Whom the product has never seen becomes a member, with a
 * wallet and lists of their own: journeys of newcomers run beside one another.
 */
export async function sessionByCode({ url }: Place, phone = newPhone()): Promise<MemberSession> {
  const cookies = new Map<string, string>()
  const keep = (answer: Response) => {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      cookies.set(name!, value!)
    }
    return answer
  }
  // An address gets twenty codes an hour.
  const address = `198.18.${randomInt(256)}.${randomInt(256)}`
  const post = async (path: string, words: unknown): Promise<object> => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
        cookie: [...cookies].map((each) => each.join('=')).join('; '),
      },
      body: JSON.stringify(words),
    })
    const said = (await keep(answer).json()) as { readonly isSuccess?: boolean }
    if (said.isSuccess !== true) throw new Error(`${path}: ${JSON.stringify(said)}`)
    return said
  }
  keep(await fetch(url))
  const { sendLoginCode } = codeEndpoints
  const wish = sendLoginCode.input.encode({ phone, purpose: 'loginOrRegister' })
  const { demoCode = '' } = sendLoginCode.output.decode(await post(sendLoginCode.path, wish))
  const { loginWithCode } = authEndpoints
  const { token, signKey, memberId } = loginWithCode.output.decode(
    await post(loginWithCode.path, loginWithCode.input.encode({ phone, code: demoCode })),
  )
  cookies.delete('XSRF-TOKEN')
  return {
    memberId,
    cookies: Object.fromEntries(cookies),
    storage: { 'linmen.token': token, 'linmen.sign-key': signKey },
  }
}
