import { posix } from 'node:path'
import { fileRule, isCode } from '../rule.ts'

const SAYS_NOTHING = /^(utils?|helpers?|types|constants?|enums?|common|misc|shared|lib|index)$/
/** The contract's one barrel, and names that tools look for. */
const DEMANDED = new Set(['packages/contract/src/index.ts'])

export const fileNames = fileRule(
  'file-name',
  (path) => (isCode(path) || path.endsWith('.css')) && !DEMANDED.has(path),
  function* ({ path }) {
    const name = posix.basename(path).replace(/\.[^.]+$/, '')
    if (!/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(name))
      yield { line: 1, message: `name files in kebab-case: ${name}` }
    for (const part of [...posix.dirname(path).split('/'), name.split('.')[0] ?? ''])
      if (SAYS_NOTHING.test(part))
        yield { line: 1, message: `"${part}" says nothing; name the thing or the deed` }
  },
)
