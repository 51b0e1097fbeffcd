/** Words that promise what nobody can, or lead away from the house. */
const FORBIDDEN = [
  '退款',
  '返还',
  '不中',
  '稳赚',
  '包赢',
  '包中',
  '必中',
  '加微信',
  '加群',
  '跟单群',
]

/** The first word of a text that must not be published; null when there is none. */
export const forbiddenWord = (text: string): string | null =>
  FORBIDDEN.find((word) => text.includes(word)) ?? null
