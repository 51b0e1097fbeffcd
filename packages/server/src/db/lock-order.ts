import type { KyselyPlugin, OperationNode, RootOperationNode } from 'kysely'

/**
 * Rows that money waits for are locked in this order everywhere, so that no two transactions wait for each other. The
 * same row may be touched again; a table that comes after a later one is a mistake of ours.
 */
const ORDER: readonly (readonly string[])[] = [
  ['idem'],
  ['sale_order', 'withdrawal', 'refund'],
  ['payment'],
  ['coupon'],
  ['discount_card'],
  ['pack'],
  ['promo_lot'],
  ['balance'],
]

const RANK = new Map(ORDER.flatMap((tables, rank) => tables.map((table) => [table, rank] as const)))

/** True where the code runs from its sources: in development and in tests, not in what is built. */
export const watchesLocks = import.meta.url.endsWith('.ts')

class LockOrderBroken extends Error {}

/** Looks at every statement of one transaction and throws at the first lock out of the order. */
export function lockOrder(): KyselyPlugin {
  const held = new Map<string, number>()
  const touch = (table: string) => {
    const rank = RANK.get(table)
    if (rank === undefined || held.has(table)) return
    const later = [...held].filter(([, other]) => other > rank).map(([name]) => name)
    if (later.length > 0) throw new LockOrderBroken(`${table} is locked after ${later.join(', ')}`)
    held.set(table, rank)
  }
  // Nobody waits for a row that is new, so it may come at any time and be changed after.
  const note = (table: string) => {
    if (RANK.has(table) && !held.has(table)) held.set(table, -1)
  }
  return {
    transformQuery: ({ node }) => {
      for (const table of lockedBy(node)) touch(table)
      for (const table of madeBy(node)) note(table)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** The tables whose rows a statement locks; of those that are written anew only a claimed key. */
function lockedBy(node: RootOperationNode): string[] {
  switch (node.kind) {
    case 'SelectQueryNode': {
      const locks =
        node.endModifiers?.filter(({ modifier = '' }) => modifier.startsWith('For')) ?? []
      if (locks.length === 0) return []
      const named = locks.flatMap((lock) => lock.of ?? [])
      const all = [...(node.from?.froms ?? []), ...(node.joins ?? []).map(({ table }) => table)]
      return namesOf(named.length > 0 ? named : all)
    }
    case 'UpdateQueryNode':
      return namesOf(node.table ? [node.table] : []).filter(isNoClaim)
    case 'DeleteQueryNode':
      return namesOf(node.from.froms).filter(isNoClaim)
    case 'InsertQueryNode':
      return namesOf(node.into ? [node.into] : []).filter((table) => !isNoClaim(table))
    case 'RawNode':
      return lockedByText(node.sqlFragments.join('?'))
    default:
      return []
  }
}

const madeBy = (node: RootOperationNode): string[] =>
  node.kind === 'InsertQueryNode' && node.into ? namesIn(node.into) : []

/** A request id is claimed by its row; what becomes of that row later nobody waits for. */
const isNoClaim = (table: string) => table !== 'idem'

function lockedByText(text: string): string[] {
  if (/\b(?:post_journal|lock_accounts)\(/.test(text)) return ['balance']
  if (!/\bfor (?:no key )?update\b/i.test(text)) return []
  return [...text.matchAll(/\b(?:from|join) (\w+)/gi)].map(([, table]) => table!)
}

const namesOf = (nodes: readonly OperationNode[]): string[] => nodes.flatMap(namesIn)

function namesIn(node: OperationNode): string[] {
  if ('node' in node) return namesIn(node.node as OperationNode)
  if (node.kind !== 'TableNode') return []
  const { table } = node as OperationNode & { table: { identifier: { name: string } } }
  return [table.identifier.name]
}
