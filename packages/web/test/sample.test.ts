import { allEndpoints, allGateway } from '@linmen/contract/tables.ts'
import { expect, test } from 'vitest'
import { isGateway, type AnyRow } from './answers.ts'
import { sampleOf } from './sample.ts'

const tables: Record<string, AnyRow>[] = [
  ...Object.values(allEndpoints),
  ...Object.values(allGateway),
]
const open = tables
  .flatMap((table) => Object.values(table))
  .filter(({ planned }) => !planned)
  .map((row) => [isGateway(row) ? row.method : row.call, row] as const)

test.each(open)('%s has a sample that survives the journey', (_name, { output }) => {
  const sample = sampleOf(output)
  expect(output.decode(JSON.parse(JSON.stringify(output.encode(sample))))).toEqual(sample)
})
