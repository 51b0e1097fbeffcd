import { expect, test } from 'vitest'
import type { Endpoint } from '#kit/endpoint.ts'
import { openApi } from '#open-api.ts'
import { allEndpoints } from '#tables.ts'

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly 'x-permission'?: string
}

const paths = openApi()['paths'] as Record<string, Record<string, Operation>>
const operations = Object.values(paths).flatMap((each) => Object.values(each))

test('every call of the contract is described once', () => {
  const rows = Object.values(allEndpoints).flatMap((table): Endpoint[] => Object.values(table))
  const missing = rows.filter(({ path, method }) => !paths[path]?.[method.toLowerCase()])
  expect(missing.map(({ call }) => call)).toEqual([])
  expect(operations).toHaveLength(rows.length + 1)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
})

test('what stands in a path is a parameter of the path', () => {
  for (const [path, each] of Object.entries(paths))
    for (const { parameters = [], operationId } of Object.values(each)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
      const told = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
      expect(told.toSorted(), operationId).toEqual(named.toSorted())
    }
})

test('it is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(openApi()))).toEqual(openApi())
})
