import type { Endpoint, InputOf, OutputOf } from '@linmen/contract'
import type { Reader } from '#db/port.ts'
import { fieldsReply, type CallBinding } from './binding.ts'
import { callOf } from './call-of.ts'
import type { Call } from './call.ts'

/** Binds a row that only reads. */
export function query<Row extends Endpoint>(
  row: Row,
  handler: (db: Reader, input: InputOf<Row>, call: Call<Row>) => Promise<OutputOf<Row>>,
): CallBinding {
  return {
    kind: 'call',
    row,
    answer: async (incoming) => {
      const { call } = callOf<Row>(incoming)
      const output = await handler(incoming.ports.db.read, incoming.input as InputOf<Row>, call)
      return fieldsReply(row, output)
    },
  }
}
