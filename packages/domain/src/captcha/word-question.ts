import type { Chance } from './puzzle.ts'

/** How long somebody needs at least to hear a question; who answers earlier has not listened. */
export const LISTEN_MS = 5000

export interface WordQuestion {
  readonly text: string
  readonly answer: number
}

const DIGITS = '零一二三四五六七八九'
const PEOPLE = ['小林', '阿泽', '老周', '小雨', '阿宁', '大齐']
const THINGS = [
  ['球票', '张'],
  ['球衣', '件'],
  ['足球', '个'],
  ['围巾', '条'],
  ['徽章', '枚'],
] as const

/** A short story about numbers. Of its answers a guess hits less than one in twenty. */
export function wordQuestion(chance: Chance): WordQuestion {
  const person = PEOPLE[chance(PEOPLE.length)]!
  const [thing, unit] = THINGS[chance(THINGS.length)]!
  const had = 20 + chance(40)
  const gave = 2 + chance(9)
  const got = 2 + chance(9)
  const counted = (count: number) => `${inWords(count)}${unit}`
  return {
    text: `${person}有${counted(had)}${thing}，送出${counted(gave)}，又买来${counted(got)}，现在有几${unit}？`,
    answer: had - gave + got,
  }
}

/** Numbers up to 99 as they are spoken. */
export function inWords(value: number): string {
  const tens = Math.floor(value / 10)
  const ones = value % 10
  const first = tens === 0 ? '' : tens === 1 ? '十' : `${DIGITS[tens]}十`
  return ones === 0 && tens > 0 ? first : `${first}${DIGITS[ones]}`
}
