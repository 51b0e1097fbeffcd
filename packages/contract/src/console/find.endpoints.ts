import { optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { id, text } from '#kit/scalars.ts'
import { list, record, shape } from '#kit/shapes.ts'

/** A row of some desk, and what the desk is asked to show it. */
const found = shape({
  desk: text(),
  id,
  title: text({ max: 20_000 }),
  note: optional(text({ max: 20_000 })),
  wish: record(text()),
})

/** One word, looked for at every desk the operator may see. */
export const findEndpoints = {
  find: endpoint({
    call: 'own.console.find',
    method: 'GET',
    path: '/api/console/find',
    effect: 'read',
    access: 'operator',
    // Every role has this one; what is found is asked for by the permission of its own desk.
    permission: 'dashboard.read',
    about: ['operators'],
    freshMs: 0,
    input: shape({ q: text({ min: 2, max: 80 }) }),
    output: shape({ found: list(found) }),
  }),
}
