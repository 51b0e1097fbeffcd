import {
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  RawNode,
  ValueNode,
  type BinaryOperationNode,
  type KyselyPlugin,
  type QueryId,
} from 'kysely'

const QUANTIFIED = { in: ['=', 'any('], 'not in': ['<>', 'all('] } as const

/**
 * Sends the list of an `in` as one array parameter. A statement has room for 65,535 parameters, and lists of followers
 * grow beyond that; an array has no such limit, may be empty, and leaves one text of the statement for every length.
 */
export const arrayLists: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
}

class ArrayLists extends OperationNodeTransformer {
  protected override transformBinaryOperation(
    node: BinaryOperationNode,
    queryId?: QueryId,
  ): BinaryOperationNode {
    const done = super.transformBinaryOperation(node, queryId)
    const { operator, rightOperand } = done
    if (!OperatorNode.is(operator) || !PrimitiveValueListNode.is(rightOperand)) return done
    if (operator.operator !== 'in' && operator.operator !== 'not in') return done
    const [comparison, quantifier] = QUANTIFIED[operator.operator]
    const values = ValueNode.create(rightOperand.values)
    return {
      ...done,
      operator: OperatorNode.create(comparison),
      rightOperand: RawNode.create([quantifier, ')'], [values]),
    }
  }
}

const transformer = new ArrayLists()
