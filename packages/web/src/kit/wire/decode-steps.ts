import type { Codec, GatewayMethod } from '@linmen/contract'
import { eachPiece, PIECE, untilFree } from './pieces.ts'

/** Lists tell how long they may be. */
type Field = Codec<unknown> & { readonly max?: number }
type Fields = Readonly<Record<string, Field>>
type Answer = Readonly<Record<string, unknown>>

/** The same as `output.decode(answer)`, with long lists read piece by piece. */
export async function decodeInSteps<Out>(
  output: GatewayMethod<unknown, Out>['output'],
  answer: Answer,
  rest: () => Promise<unknown> = untilFree,
): Promise<Out> {
  const { fields } = output as { fields?: Fields }
  const long = Object.entries(fields ?? {})
    .map(([house, field]) => ({ house, field, wire: field.wireName ?? house }))
    .filter(({ field, wire }) => isLong(answer[wire], field))
  if (long.length === 0) return output.decode(answer)
  const shortened = { ...answer, ...Object.fromEntries(long.map(({ wire }) => [wire, []])) }
  const decoded = output.decode(shortened) as Record<string, unknown>
  for (const { house, field, wire } of long)
    decoded[house] = await inSteps(field, answer[wire] as unknown[], rest)
  return decoded as Out
}

// One that is longer than it may be is refused as a whole.
const isLong = (value: unknown, { max = 0 }: Field): boolean =>
  Array.isArray(value) && value.length > PIECE && value.length <= max

async function inSteps(
  field: Field,
  items: readonly unknown[],
  rest: () => Promise<unknown>,
): Promise<unknown[]> {
  const decoded: unknown[] = []
  await eachPiece(items, (piece) => decoded.push(...(field.decode(piece) as unknown[])), rest)
  return decoded
}
