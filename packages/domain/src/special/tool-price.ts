import type { Cents } from '@linmen/contract'
import { cents } from '#money/cents.ts'

/** What one match of a tool costs; null where everybody may look. */
export type ToolPrice = { readonly member: Cents; readonly others: Cents } | null

// What the page of a match shows to everybody is not sold here.
export const FREE: ToolPrice = null
export const PAID: ToolPrice = { member: cents(600), others: cents(1200) }
export const WIN_MARK: ToolPrice = { member: cents(900), others: cents(1800) }

/** Days of history behind the lists: the win mark's and the tools'. */
export const HISTORY_DAYS = { winMark: 30, tools: 90 } as const

export interface ModelPass {
  readonly id: string
  readonly name: string
  readonly days: number
  /** In single prices of the tool. */
  readonly times: number
}

/** One tool for all matches, for some days. */
export const MODEL_PASSES: readonly ModelPass[] = [
  { id: 'pass-7', name: '7 天', days: 7, times: 3 },
  { id: 'pass-30', name: '30 天', days: 30, times: 8 },
]

export const passOf = (id: string): ModelPass | null =>
  MODEL_PASSES.find((pass) => pass.id === id) ?? null

export const priceFor = (price: NonNullable<ToolPrice>, isMember: boolean): Cents =>
  isMember ? price.member : price.others

export const passPrice = (
  pass: ModelPass,
  price: NonNullable<ToolPrice>,
  isMember: boolean,
): Cents => cents(pass.times * priceFor(price, isMember))
