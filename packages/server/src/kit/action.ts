import type { Endpoint, InputOf, OutputOf } from '@linmen/contract'
import { fieldsReply, type CallBinding } from './binding.ts'
import { callOf } from './call-of.ts'
import type { Call } from './call.ts'

/**
 * Binds a row that writes but waits for more than the database, as login does for its password
 * hash. It opens its own short transactions and must be safe to repeat without a record.
 */
export function action<Row extends Endpoint>(
  row: Row,
  handler: (input: InputOf<Row>, call: Call<Row>) => Promise<OutputOf<Row>>,
): CallBinding {
  return {
    kind: 'call',
    row,
    answer: async (incoming) => {
      const { call, settle } = callOf<Row>(incoming)
      const output = await handler(incoming.input as InputOf<Row>, call)
      settle()
      return fieldsReply(row, output)
    },
  }
}
