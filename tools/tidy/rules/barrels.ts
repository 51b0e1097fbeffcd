import { fileRule, isCode } from '../rule.ts'

/** The contract is one word to its users; a feature's public.ts is its door. */
const isDoor = (path: string) =>
  path === 'packages/contract/src/index.ts' || /\/public\.tsx?$/.test(path)

export const barrels = fileRule(
  'barrel',
  (path) => isCode(path) && !isDoor(path),
  function* ({ program, imports }) {
    const body = (program?.['body'] ?? []) as { type: string; source?: unknown }[]
    const isOnlyPassingOn =
      body.length > 0 &&
      body.every(({ type, source }) => /^Export(All|Named)Declaration$/.test(type) && source)
    if (isOnlyPassingOn) yield { line: 1, message: 'a barrel: import from the file itself' }
    for (const { isReExport, names, line } of imports)
      if (isReExport && names.includes('*') && !isOnlyPassingOn)
        yield { line, message: 'export * hides where a name comes from' }
  },
)
