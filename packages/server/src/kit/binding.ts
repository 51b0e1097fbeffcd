import type { Endpoint } from '@linmen/contract'
import type { Incoming } from './call.ts'
import type { GatewayPart } from './gateway.ts'
import type { PreparedAnswer } from '#kit/answers/prepared-answer.ts'

/** What a handler answered, in wire form. */
export type Reply =
  | { readonly kind: 'fields'; readonly fields: object }
  | { readonly kind: 'prepared'; readonly answer: PreparedAnswer }

/** One row and the code behind it. */
export interface CallBinding {
  readonly kind: 'call'
  readonly row: Endpoint
  readonly answer: (incoming: Incoming) => Promise<Reply>
}

/** What a feature hands to the app: bound rows, and its share of the gateway. */
export type Binding = CallBinding | GatewayPart

export const fieldsReply = (row: Pick<Endpoint, 'output'>, output: unknown): Reply => ({
  kind: 'fields',
  fields: row.output.encode(output) as object,
})
