import { expect, test } from 'vitest'
import { leanCodecs, leanRedirects, leanRows, leanScreens, plannedIn } from './lean-code.ts'

const screens = `import { screen } from '#kit/screen.ts'

export const planScreens = {
  PlanDetailPage: screen({ path: '/plan-detail/:id', routes: ['rt.plan-detail.id'] }),
  PlanListPage: screen({
    path: '/plan-list/:sport/:kind',
    routes: ['rt.plan-list'],
    defaults: { kind: 'all' },
    planned: true,
  }),
  PlanBoxPage: screen({ path: '/planBox', routes: ['rt.planBox'], planned: true }),
}
`

test('planned screens are found and left out, with the inventory numbers of the others', () => {
  expect(plannedIn(screens)).toEqual(['PlanListPage', 'PlanBoxPage'])
  expect(leanScreens(screens)).toBe(`import { screen } from '#kit/screen.ts'

export const planScreens = {
  PlanDetailPage: screen({ path: '/plan-detail/:id', }),
}
`)
})

test('redirects to planned screens are left out', () => {
  const code = `export const pathRedirects = [
  { row: 'rd.root', routes: ['rt.root'], from: '/', to: 'HomePage' },
  {
    routes: ['rt.x'],
    from: '/x',
    to: 'PlanListPage',
    params: { sport: 1 },
  },
]
`
  const lean = leanRedirects(code, new Set(['PlanListPage']))
  expect(lean).toContain("{ from: '/', to: 'HomePage' }")
  expect(lean).not.toContain('PlanListPage')
})

test('planned rows become one shared row, open rows stay as they are', () => {
  const code = `import { endpoint, planned } from '#kit/endpoint.ts'

export const rows = {
  look: endpoint({ call: 'c.look', path: '/look' }),
  list: planned({
    call: 'c.list',
    input: shape({ note: text({ max: 3 }), odd: ':) (' }),
  }),
}
`
  const lean = leanRows(code)
  expect(lean).toContain("look: endpoint({ call: 'c.look', path: '/look' }),")
  expect(lean).toContain('  list: unbuilt_planned,\n}')
  expect(lean.indexOf('const unbuilt_planned')).toBeLessThan(lean.indexOf('export const'))
})

test('codecs lose their schemas and nothing else', () => {
  const code = `export const flag = codec({ type: 'boolean' }, (wire) => wire === true)
export function shape(fields) {
  const schema = {
    type: 'object',
    required: fields.map(({ name }) => name),
  }
  return { ...codec<any>(schema, decode, encode), fields }
}
`
  expect(leanCodecs(code)).toBe(`export const flag = codec({}, (wire) => wire === true)
export function shape(fields) {
  return { ...codec<any>({}, decode, encode), fields }
}
`)
})
