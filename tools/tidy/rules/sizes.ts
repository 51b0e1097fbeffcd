import { fileRule, isCode } from '../rule.ts'
import type { SyntaxNode } from '../source.ts'
import { calleeName, nodesOf } from '../syntax.ts'

const FILE_LINES = 300
const FUNCTION_LINES = 70

/** Rows of the contract and of the database: as long as they are wide, and read by looking up, not from top to bottom. */
const isTable = (path: string) => /\.(endpoints|methods|screens|links|generated)\.ts$/.test(path)

export const fileSize = fileRule(
  'file-size',
  (path) => (isCode(path) || path.endsWith('.css')) && !isTable(path),
  function* ({ text }) {
    const lines = text.trimEnd().split('\n').length
    if (lines > FILE_LINES)
      yield { line: FILE_LINES, message: `${lines} lines; split it before ${FILE_LINES}` }
  },
)

export const functionSize = fileRule('function-size', isCode, function* ({ program, lineOf }) {
  if (!program) return
  const groups = new Set(groupCallbacks(program))
  for (const node of nodesOf(program)) {
    if (!isFunction(node) || groups.has(node)) continue
    const lines = lineOf(node.end) - lineOf(node.start) + 1
    if (lines > FUNCTION_LINES)
      yield {
        line: lineOf(node.start),
        message: `a function of ${lines} lines; at most ${FUNCTION_LINES}`,
      }
  }
})

// `describe` only groups tests: the functions that count are inside it.
function* groupCallbacks(program: SyntaxNode) {
  for (const node of nodesOf(program))
    if (node.type === 'CallExpression' && /^(test\.)?describe/.test(calleeName(node) ?? ''))
      yield* node['arguments'] as SyntaxNode[]
}

const isFunction = (node: SyntaxNode) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)
