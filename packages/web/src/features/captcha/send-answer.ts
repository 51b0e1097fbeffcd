import { hideAnswer } from '@linmen/contract/captcha/captcha-cipher.ts'
import { digest, utf8 } from '#kit/crypto/digest.ts'

/** What the answer is for: it is worth nothing for another phone or another purpose. */
export interface Reason {
  readonly subject: string
  readonly purpose: string
}

/** An answer as it travels. */
export async function hidden(token: string, plain: unknown): Promise<string> {
  const { sha256 } = await digest()
  return hideAnswer((text) => sha256(utf8(text)), token, plain)
}
