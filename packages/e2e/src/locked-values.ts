import { expect } from '@playwright/test'
import type { Heard } from './network-log.ts'

/** What an answer held once it was open: every figure with a fraction, and every sentence about them. */
interface LockedValues {
  readonly figures: ReadonlySet<string>
  readonly sentences: readonly string[]
}

const FIGURE = /(?<![\d.])-?\d+\.\d+(?![\d.])/g

export function valuesIn(content: unknown): LockedValues {
  const figures = new Set(JSON.stringify(content).match(FIGURE) ?? [])
  expect(figures.size).toBeGreaterThan(5)
  return { figures, sentences: sentencesIn(content).filter((text) => /\d\.\d/.test(text)) }
}

/** One figure may stand anywhere by chance; half of them in one place, or a sentence, were told. */
export function tells({ text }: Heard, { figures, sentences }: LockedValues): boolean {
  if (sentences.some((sentence) => text.includes(sentence))) return true
  const said = new Set(text.match(FIGURE) ?? [])
  const there = [...figures].filter((figure) => said.has(figure)).length
  return there > figures.size / 2
}

const SENTENCE = 12

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= SENTENCE ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(sentencesIn)
}
