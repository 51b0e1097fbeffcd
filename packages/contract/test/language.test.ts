import { expect, test } from 'vitest'
import type { Endpoint } from '#kit/endpoint.ts'
import { gatewayRefusals } from '#kit/gateway.ts'
import { commonRefusals } from '#kit/refusal.ts'
import { allEndpoints } from '#tables.ts'
import * as texts from '#texts.ts'

const rows = Object.values(allEndpoints).flatMap((table) => Object.values<Endpoint>(table))
const refusals = [commonRefusals, gatewayRefusals, ...rows.map((row) => row.refusals)].flatMap(
  (each) => Object.values(each).map(({ text }) => text),
)

test('R-APP-014 every sentence the server or a screen says is Chinese', () => {
  const said: string[] = [...Object.values(texts), ...refusals]
  expect(said.length).toBeGreaterThan(80)
  expect(said.filter((sentence) => !/\p{Script=Han}/u.test(sentence))).toEqual([])
})
