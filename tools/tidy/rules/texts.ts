import { fileRule, isProduct } from '../rule.ts'

/** Our own examples, and screens whose paths happen to look like folders. */
const mayName = (path: string) =>
  path.startsWith('tools/tidy/') || path.startsWith('packages/contract/src/screens/')

/** Words that promise something that is not there. */
const EMPTY_PROMISES = /敬请期待|开发中|建设中|coming soon|lorem ipsum|not implemented/i

export const emptyPromises = fileRule('empty-promise', isProduct, function* ({ text }) {
  yield* matches(text, EMPTY_PROMISES, (word) => `"${word}": show what exists and hide the rest`)
})

/** Folders of somebody's machine, and hosts that only one network can reach. Two screens live below /home. */
const ONE_MACHINE =
  /(?<![\w.$}])\/(home|Users|root|work|mnt)\/(?!live\b|plan\b)[\w.-]+|\b[A-Z]:\\\\?Users|https?:\/\/[\w.-]*registry[\w.-]*|\b(10|192\.168)\.\d+\.\d+\.\d+\b/

export const machinePaths = fileRule(
  'machine-path',
  (path) => !mayName(path),
  function* ({ text }) {
    yield* matches(text, ONE_MACHINE, (word) => `${word} exists on one machine only`)
  },
)

/** Names that hide what a thing does. */
const VAGUE_NAME =
  /\b(?:class|function|const|let|interface|type) (\w*(?:Manager|Helper|Helpers|Util|Utils|Impl))\b/

export const vagueNames = fileRule('vague-name', isProduct, function* ({ text }) {
  yield* matches(text, VAGUE_NAME, (word) => `${word}: name the deed`)
})

function* matches(text: string, pattern: RegExp, message: (word: string) => string) {
  for (const [at, line] of text.split('\n').entries()) {
    const found = pattern.exec(line)
    if (found)
      yield {
        line: at + 1,
        message: message(found[1] && found[0].includes(' ') ? found[1] : found[0]),
      }
  }
}
