import { businessDay } from '@linmen/domain/match/business-day.ts'

/** An entry page as the start page carries it: its files, and what it asks the gateway. */
export interface BuiltEntryPage {
  readonly paths: readonly string[]
  readonly files: readonly string[]
  readonly bodies: readonly string[]
}

/** Answers that are on their way, by what was asked. */
export type EarlyAnswers = Map<string, Promise<Response | null>>

/** Later than this an answer is too old to be a page's first. */
export const KEPT_MS = 10_000

interface Outside {
  readonly hash: string
  readonly nowMs: number
  /** Settings of one's own would ask something else. */
  readonly hasSettings: boolean
  fetchFile(file: string): void
  ask(body: string): Promise<Response>
  later(run: () => void, ms: number): unknown
}

/** Asks the first questions of the page an address leads to, and fetches its code, all at once. */
export function prefetch(entryPages: readonly BuiltEntryPage[], outside: Outside): EarlyAnswers {
  const answers: EarlyAnswers = new Map()
  const [path = '', query] = outside.hash.slice(1).split('?')
  const given = new URLSearchParams(query)
  const entryPage = entryPages.find(({ paths }) => paths.includes(path))
  for (const asked of (!outside.hasSettings && entryPage?.bodies) || []) {
    const body = asked.replace(
      /\{(\w+)\}/,
      (_, name: string) => given.get(name) ?? (name === 'day' ? businessDay(outside.nowMs) : ''),
    )
    // An answer that did not come is asked for again by the page itself.
    answers.set(
      body,
      outside.ask(body).catch(() => null),
    )
  }
  // After the questions: answers take longest, and a browser opens few lines at a time.
  entryPage?.files.forEach((file) => outside.fetchFile(file))
  outside.later(() => answers.clear(), KEPT_MS)
  return answers
}
