const PASSWORD_LEAST = 8
export const PASSWORD_MOST = 64

// What guessers try first, among those long enough to be allowed.
const WELL_KNOWN = new Set(
  (
    'password password1 password123 passw0rd p@ssw0rd iloveyou qwertyui qwerty123 1qaz2wsx 1q2w3e4r ' +
    'q1w2e3r4 asdfghjk zxcvbnm1 a1234567 a12345678 a123456789 aa123456 abc12345 abcd1234 12341234 ' +
    'woaini1314 woaini520 5201314520 1314520520 wang1234 qq123456 linmen2026'
  ).split(' '),
)

/** What is wrong with a new password, or null. Any characters may be used. */
export function newPasswordFault(password: string, phone: string): 'form' | 'common' | null {
  const length = [...password].length
  if (length < PASSWORD_LEAST || length > PASSWORD_MOST) return 'form'
  const small = password.toLowerCase()
  const easy = WELL_KNOWN.has(small) || isOneStep(small) || small.includes(phone)
  return easy ? 'common' : null
}

/** All the same sign, or a row that goes up or down by one: 11111111, 12345678, hgfedcba. */
function isOneStep(text: string): boolean {
  const points = [...text].map((sign) => sign.codePointAt(0)!)
  const step = points[1]! - points[0]!
  return (
    Math.abs(step) <= 1 && points.every((point, at) => at === 0 || point - points[at - 1]! === step)
  )
}
