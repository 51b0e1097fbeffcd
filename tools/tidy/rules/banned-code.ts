import { fileRule, isCode, isProduct, isTest } from '../rule.ts'
import type { SyntaxNode } from '../source.ts'
import { calleeName, nodesOf } from '../syntax.ts'

/** The ports themselves: everybody else is handed the time and the dice. */
const isClockOrRandom = (path: string) => /\/(clock|random|system-ports)\.ts$/.test(path)
const isDesk = (path: string) => path.startsWith('packages/console/src/')
const NOW_OR_CHANCE = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID'])

export const hiddenInputs = fileRule(
  'hidden-input',
  (path) => (isProduct(path) || isDesk(path)) && !isClockOrRandom(path),
  function* ({ program, lineOf }) {
    for (const node of program ? nodesOf(program) : []) {
      const call = node.type === 'CallExpression' ? calleeName(node) : null
      if (call && NOW_OR_CHANCE.has(call))
        yield {
          line: lineOf(node.start),
          message: `${call}() belongs to the clock and random ports`,
        }
      if (isNow(node))
        yield { line: lineOf(node.start), message: 'new Date() reads a hidden clock' }
    }
  },
)

const isNow = (node: SyntaxNode) =>
  node.type === 'NewExpression' &&
  calleeName(node) === 'Date' &&
  (node['arguments'] as unknown[]).length === 0

/** Where patience is written down; everybody else waits with it, because a busy machine is slow and that is no failure. */
const isPatience = (path: string) => path === 'packages/web/test/soon.ts'

export const impatience = fileRule(
  'impatience',
  (path) => /\.test\.tsx?$|^packages\/web\/test\//.test(path) && !isPatience(path),
  function* ({ program, lineOf }) {
    for (const node of program ? nodesOf(program) : []) {
      if (node.type === 'CallExpression' && calleeName(node)?.startsWith('vi.wait'))
        yield { line: lineOf(node.start), message: 'gives up after a second; wait with soon()' }
      if (isDeadline(node))
        yield { line: lineOf(node.start), message: 'a deadline of its own; wait as everybody does' }
    }
  },
)

const isDeadline = (node: SyntaxNode) =>
  node.type === 'Property' && (node['key'] as { name?: string }).name === 'timeout'

const maySpeak = (path: string) =>
  /^(tools|bench)\//.test(path) || /^packages\/\w+\/src\/(main|kit\/log)\.ts$/.test(path)

export const consoleOutput = fileRule(
  'console',
  (path) => isCode(path) && !maySpeak(path),
  function* ({ program, lineOf }) {
    for (const node of program ? nodesOf(program) : [])
      if (node.type === 'CallExpression' && calleeName(node)?.startsWith('console.'))
        yield { line: lineOf(node.start), message: 'use the log port, or say nothing' }
  },
)

/** Generic machinery whose callers see exact types. */
const KIT_GENERICS = [
  'packages/contract/src/kit/',
  'packages/contract/src/tables.ts',
  'packages/server/src/kit/',
  'packages/server/src/db/pool.ts',
  'packages/web/src/kit/',
  'packages/console/src/kit/',
]

export const untyped = fileRule('any', isCode, function* ({ path, program, lineOf }) {
  const isKit = isTest(path) || KIT_GENERICS.some((place) => path.startsWith(place))
  for (const node of program ? nodesOf(program) : []) {
    if (isAsAny(node))
      yield { line: lineOf(node.start), message: '`as any` switches the compiler off' }
    else if (node.type === 'TSAnyKeyword' && !isKit)
      yield {
        line: lineOf(node.start),
        message: '`any` outside the kit; name the type or use unknown',
      }
  }
})

const isAsAny = (node: SyntaxNode) =>
  node.type === 'TSAsExpression' &&
  (node['typeAnnotation'] as SyntaxNode | undefined)?.type === 'TSAnyKeyword'
