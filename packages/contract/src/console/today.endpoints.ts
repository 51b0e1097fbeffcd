import { optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { int, moment, text, words } from '#kit/scalars.ts'
import { list, record, shape } from '#kit/shapes.ts'

/** A figure of the day, and the rows it was counted from. */
const figure = shape({
  key: text(),
  group: words({ sales: 'sales', waiting: 'waiting', trouble: 'trouble', health: 'health' }),
  title: text(),
  value: text(),
  note: optional(text()),
  tone: words({ good: 'good', wait: 'wait', warn: 'warn', bad: 'bad', plain: 'plain' }),
  desk: optional(text()),
  wish: optional(record(text())),
})

export const todayEndpoints = {
  today: endpoint({
    call: 'own.console.today',
    method: 'GET',
    path: '/api/console/today',
    effect: 'read',
    access: 'operator',
    permission: 'dashboard.read',
    about: ['operators'],
    freshMs: 0,
    output: shape({
      atMs: moment,
      figures: list(figure),
      hours: list(shape({ hour: int(), today: int(), yesterday: int() })),
    }),
  }),
}
