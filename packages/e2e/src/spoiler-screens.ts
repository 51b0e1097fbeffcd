import { openScreens } from '@linmen/contract/screens/open-screens.ts'
import type { CallRow } from './call-rows.ts'
import { callsOfPage } from './page-calls.ts'

/** Words of a field in which an answer tells how a match went, or what that changed: places, tables, records, and titles that have a safe form. */
const OF_RESULTS = new Set(
  'score scores result results goal goals rank standing hit hits win lose record records safe paragraphs'.split(
    ' ',
  ),
)

const wordsOf = (field: string) => field.split(/(?=[A-Z])/).map((word) => word.toLowerCase())

/** Whether an answer of this call may tell a result. */
export const mayTellResults = ({ output }: CallRow): boolean =>
  [...fieldsOf(output.schema)].some((field) => wordsOf(field).some((word) => OF_RESULTS.has(word)))

function fieldsOf(schema: unknown, fields = new Set<string>()): Set<string> {
  if (Array.isArray(schema)) for (const each of schema) fieldsOf(each, fields)
  else if (typeof schema === 'object' && schema !== null)
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'properties') for (const name of Object.keys(value as object)) fields.add(name)
      fieldsOf(value, fields)
    }
  return fields
}

/**
 * Screens whose pages ask for nothing that may tell a result: the sweep for results passes them over. The audit, which
 * opens every screen, finds one of them that is told results all the same.
 */
export const toldNoResults: ReadonlySet<string> = new Set(
  Object.keys(openScreens).filter((name) => callsOfPage(name)?.some(mayTellResults) === false),
)
