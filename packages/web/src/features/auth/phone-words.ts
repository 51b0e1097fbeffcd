import { MOBILE } from '@linmen/contract/kit/legacy-words.ts'
import * as texts from '@linmen/contract/texts.ts'

/** People write numbers in groups. */
export const digitsOf = (phone: string): string => phone.replaceAll(/[\s-]/g, '')

/** What is wrong with a number somebody typed, in words for its field. */
export function phoneFault(phone: string): string | undefined {
  const digits = digitsOf(phone)
  if (digits === '') return '请输入手机号'
  return MOBILE.test(digits) ? undefined : texts.phoneFormat
}
