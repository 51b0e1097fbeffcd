import { expect, test } from 'vitest'
import { roomAcross } from './room-across.ts'

const keeper = { x: 50, y: 4 }
const back = [10, 30, 50, 70, 90].map((x) => ({ x, y: 26 }))
const striker = { x: 34, y: 92 }
const eleven = [keeper, ...back, striker]

test.each([
  ['five at the back share the width', back[0]!, 20],
  ['who stands alone has all of it', striker, 100],
  ['a row further on takes nothing away', keeper, 100],
])('%s', (_, player, room) => {
  expect(roomAcross(player, eleven)).toBe(room)
})

test('who stands a little behind or before the row is in it, and has room to be read', () => {
  expect(roomAcross({ x: 20, y: 38 }, back)).toBe(16)
})
