import type { SyntaxNode } from './source.ts'

/** Every node below and including this one. */
export function* nodesOf(node: SyntaxNode): Generator<SyntaxNode> {
  yield node
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) yield* nodesOf(item)
    } else if (isNode(value)) yield* nodesOf(value)
  }
}

/** `Date.now` for a call of Date.now(…), null for any other callee. */
export function calleeName(call: SyntaxNode): string | null {
  const callee = call['callee']
  if (!isNode(callee)) return null
  if (callee.type === 'Identifier') return nameOf(callee)
  if (callee.type !== 'MemberExpression') return null
  const { object, property } = callee as unknown as { object: SyntaxNode; property: SyntaxNode }
  return object.type === 'Identifier' ? `${nameOf(object)}.${nameOf(property)}` : null
}

const nameOf = (node: SyntaxNode) => String(node['name'] ?? '')

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value
