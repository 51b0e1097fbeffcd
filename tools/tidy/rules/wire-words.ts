import { isProduct, type Rule } from '../rule.ts'

/** The old names of the wire are translated in the contract and unknown everywhere else. */
export function noWireWords(words: readonly string[]): Rule {
  const pattern = new RegExp(`\\b(${words.join('|')})\\b`)
  return {
    name: 'wire-word',
    check: ({ files }) =>
      files
        .filter(({ path }) => isProduct(path) && !speaksWire(path))
        .flatMap(({ path, text }) =>
          text.split('\n').flatMap((line, at) => {
            const found = pattern.exec(line)?.[1]
            return found ? [{ path, line: at + 1, message: `${found} is a word of the wire` }] : []
          }),
        ),
  }
}

// Tools from outside ask for ids of the demo by the names of the wire.
const speaksWire = (path: string) =>
  path.startsWith('packages/contract/') || path.endsWith('.demo-ids.ts')
