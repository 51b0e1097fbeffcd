import type { Refused } from './refused.ts'

/** The legacy envelope around an answer; the answer's own fields stand beside its fields. */
export const successBody = (fields: object) => ({
  isSuccess: true,
  success: true,
  code: 1,
  msg: '',
  errorCode: null,
  errorMsg: null,
  ...fields,
})

export const refusalBody = ({ code, text, data }: Refused) => ({
  ...data,
  isSuccess: false,
  success: false,
  code: 0,
  msg: text,
  errorCode: code,
  errorMsg: text,
})
