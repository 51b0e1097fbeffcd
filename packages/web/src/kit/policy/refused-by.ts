import type {
  CommonRefusal,
  DataOf,
  Endpoint,
  gatewayRefusals,
  GatewayMethod,
  RefusalsOf,
} from '@linmen/contract'
import { Refused, type Fault, type Outage } from '#kit/failure.ts'

/** What the contract lets a row refuse with. Gateway methods share one table of refusals. */
export type CodeOf<Row extends AnyRow> = keyof Known<Row> & string

/** The refusals of a row, one for each of its codes: asking for the code tells the data. */
export type RefusedBy<Row extends AnyRow, Code extends CodeOf<Row> = CodeOf<Row>> = {
  [C in Code]: Refused<C, Known<Row>[C]>
}[Code]

/** Every way a call of this row can fail. `code` tells them apart. */
export type FailureOf<Row extends AnyRow> = RefusedBy<Row> | Fault | Outage

/** Whether a read or a call was refused with one of these codes of its row. */
export function isRefused<Row extends AnyRow, Code extends CodeOf<Row>>(
  _row: Row,
  error: unknown,
  ...codes: readonly Code[]
): error is RefusedBy<Row, Code> {
  return hasCode(error, codes)
}

/** The same for methods of the gateway, which all refuse alike. */
export const isUnknownToGateway = (
  error: unknown,
  ...codes: readonly CodeOf<GatewayMethod>[]
): boolean => hasCode(error, codes)

const hasCode = (error: unknown, codes: readonly string[]) =>
  error instanceof Refused && codes.includes(error.code)

type AnyRow = Endpoint | GatewayMethod
type Own<Row extends AnyRow> = Row extends GatewayMethod ? typeof gatewayRefusals : RefusalsOf<Row>
// A bug of the server travels as a code too, but it is a fault and carries nothing.
type Codes<Row extends AnyRow> = keyof Own<Row> | Exclude<CommonRefusal, 'system_error'>
type Known<Row extends AnyRow> = { [C in Codes<Row>]: DataOf<Own<Row>, C> }
