import { fileRule, isTest } from '../rule.ts'
import { nodesOf } from '../syntax.ts'

/** Ways to make elements of a text. */
const WAYS = new Set([
  ...[
    'dangerouslySetInnerHTML',
    'innerHTML',
    'outerHTML',
    'insertAdjacentHTML',
    'srcDoc',
    'srcdoc',
  ],
  ...['createContextualFragment', 'DOMParser', 'setHTMLUnsafe', 'parseHTMLUnsafe'],
])
const WRITES = new Set(['write', 'writeln'])

/** A text stays a text on every page, whoever wrote it. */
export const noMarkup = fileRule(
  'no-markup',
  (path) => /^packages\/(web|console)\/src\/.*\.tsx?$/.test(path) && !isTest(path),
  function* ({ program, lineOf }) {
    for (const node of program ? nodesOf(program) : []) {
      const name = /^(JSX)?Identifier$/.test(node.type) ? String(node['name']) : ''
      const isWay = WAYS.has(name) || isDocumentWrite(node)
      if (isWay) yield { line: lineOf(node.start), message: 'makes elements of a text' }
    }
  },
)

function isDocumentWrite(node: { type: string; [field: string]: unknown }): boolean {
  if (node.type !== 'MemberExpression') return false
  const { object, property } = node as unknown as Record<string, { name?: string }>
  return object?.name === 'document' && WRITES.has(property?.name ?? '')
}
