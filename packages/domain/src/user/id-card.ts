const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'
const YEARS_OF_AGE = 18

/** The day of birth an identity number tells, `1990-07-01`; null where the number cannot be one. */
export function bornOn(number: string): string | null {
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return null
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * Number(number[at]), 0)
  if (CHECKS[sum % 11] !== number[17]) return null
  const day = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null
}

/** Of age on that day: the eighteenth birthday is the first. */
export function isOfAge(born: string, today: string): boolean {
  const eighteen = `${Number(born.slice(0, 4)) + YEARS_OF_AGE}${born.slice(4)}`
  return today >= eighteen
}

/** Chinese characters with the dot of minority names, or Latin letters. */
export const isRealName = (name: string): boolean =>
  /^\p{Script=Han}[\p{Script=Han}·]{1,28}$/u.test(name) ||
  /^[A-Za-z][A-Za-z ]{1,28}[A-Za-z]$/.test(name)

/** 李*明: the first and the last sign, or the first alone of two. */
export function maskedName(name: string): string {
  const signs = [...name]
  if (signs.length <= 2) return `${signs[0] ?? ''}*`
  return `${signs[0]}${'*'.repeat(signs.length - 2)}${signs.at(-1)}`
}

export const maskedIdCard = (number: string): string =>
  number === '' ? '' : `${number.slice(0, 3)}***********${number.slice(-4)}`
