import { fileRule, isTest } from '../rule.ts'
import { calleeName, nodesOf } from '../syntax.ts'
import type { SyntaxNode } from '../source.ts'

/** What moves at once, whoever calls it and however late. */
const MOVES = new Set([
  ...['go', 'goBack', 'goLink', 'goName', 'goToLogin'],
  ...['navigation.go', 'navigation.back', 'location.assign', 'location.replace'],
])
/** Functions whose argument runs later, or when nobody has pressed anything. */
const LATER = /^(useEffect|useLayoutEffect|useEffectEvent|setTimeout|setInterval|queueMicrotask)$/
const PROMISED = new Set(['then', 'catch', 'finally'])
/** Where it is written how a late move is made. */
const REDIRECT = 'packages/web/src/kit/redirect.ts'
const MESSAGE = 'moves late: the person may have left, use kit/redirect.ts'

/**
 * A page is left by a press. What comes after a call, in an effect or at a timer goes through a redirect, which is
 * dropped when the person has moved meanwhile. The answer to a question on the screen is a press as well.
 */
export const lateMoves = fileRule(
  'late-moves',
  (path) => /^packages\/web\/src\/.*\.tsx?$/.test(path) && !isTest(path) && path !== REDIRECT,
  ({ program, lineOf, imports }) => {
    if (program === null) return []
    const imported = new Set(imports.flatMap(({ names }) => names))
    const moves = [...nodesOf(program)].filter((node) => isMove(node, imported))
    if (moves.length === 0) return []
    const functions = functionsOf(program)
    return moves
      .filter((move) => isLate(functions, move))
      .map(({ start }) => ({ line: lineOf(start), message: MESSAGE }))
  },
)

function isMove(node: SyntaxNode, imported: ReadonlySet<string>): boolean {
  if (node.type !== 'CallExpression') return false
  const name = calleeName(node) ?? ''
  return MOVES.has(name) && (name.includes('.') || imported.has(name))
}

function isLate(functions: readonly Body[], move: SyntaxNode): boolean {
  const around = functions.findLast(({ body }) => body.start <= move.start && move.end <= body.end)
  if (!around) return false
  const awaited = lastAwaited(around.body, move)
  if (awaited !== null) return calleeName(awaited) !== 'notices.confirm'
  return around.isLater
}

interface Body {
  readonly body: SyntaxNode
  readonly isLater: boolean
}

/** Every function, the outer before those inside it. */
function functionsOf(program: SyntaxNode): Body[] {
  const later = new Set<unknown>()
  const bodies: Body[] = []
  for (const node of nodesOf(program)) {
    if (node.type === 'CallExpression' && isBegunLater(node))
      for (const argument of node['arguments'] as SyntaxNode[]) later.add(argument)
    const body = isFunction(node) ? (node['body'] as SyntaxNode | null) : null
    if (body) bodies.push({ body, isLater: later.has(node) })
  }
  return bodies
}

function isBegunLater(call: SyntaxNode): boolean {
  const { type, property } = call['callee'] as SyntaxNode & { property?: { name?: string } }
  if (LATER.test(calleeName(call) ?? '')) return true
  return type === 'MemberExpression' && PROMISED.has(property?.name ?? '')
}

const isFunction = ({ type }: SyntaxNode) => /Function(Expression|Declaration)$/.test(type)

/** What the function itself waited for last before the move. */
function lastAwaited(body: SyntaxNode, move: SyntaxNode): SyntaxNode | null {
  const inner = [...nodesOf(body)].filter((node) => node !== body && isFunction(node))
  const awaits = [...nodesOf(body)].filter(
    ({ type, start, end }) =>
      type === 'AwaitExpression' &&
      end <= move.start &&
      !inner.some((each) => each.start <= start && end <= each.end),
  )
  return (awaits.at(-1)?.['argument'] as SyntaxNode | undefined) ?? null
}
