import type { SyntaxNode } from './source.ts'

const kept = new WeakMap<SyntaxNode, readonly SyntaxNode[]>()

/** Every node below and including this one. Several rules ask for those of a file: they are collected once. */
export function nodesOf(node: SyntaxNode): readonly SyntaxNode[] {
  const known = kept.get(node)
  if (known) return known
  const nodes: SyntaxNode[] = []
  collect(node, nodes)
  kept.set(node, nodes)
  return nodes
}

function collect(node: SyntaxNode, into: SyntaxNode[]): void {
  into.push(node)
  for (const field in node) {
    const value = node[field]
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) collect(item, into)
    } else if (isNode(value)) collect(value, into)
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
