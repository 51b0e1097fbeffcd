import { beforeEach, expect, test, vi } from 'vitest'
import type { Place } from '#kit/place.ts'

const at = (path: string): Place => ({ path, query: {}, address: path, key: '', depth: 0 })

// What the first load knows, before the table of pages is there.
const fresh = async () => {
  vi.resetModules()
  const [routes, table, pages] = await Promise.all([
    import('./routes.tsx'),
    import('#kit/address/screen-table.ts'),
    import('./load-page.ts'),
  ])
  return { ...routes, ...table, ...pages }
}

beforeEach(() => vi.resetModules())

test('the first load knows its own addresses and waits with its judgement of others', async () => {
  const { isKnown, routeAt } = await fresh()
  expect(
    ['/', '/tabs/home', '/tabs/match', '/match-detail', '/plan-detail/7'].map(isKnown),
  ).toEqual([true, true, true, true, true])
  expect(routeAt(at('/'))).toEqual({ is: 'elsewhere', address: '/tabs/home' })
  expect(['/ui', '/match-list', '/nobody'].map(isKnown)).toEqual([false, false, false])
})

test('the whole table knows every address, and pages stay the same ones', async () => {
  const { isKnown, routeAt, loadTable, screenTable } = await fresh()
  const before = routeAt(at('/plan-detail/7'))
  await loadTable()
  expect(screenTable().whole).toBe(true)
  expect(isKnown('/nobody')).toBe(true)
  expect(routeAt(at('/ui'))).toMatchObject({ is: 'page', screen: 'GalleryPage' })
  expect(routeAt(at('/match-list'))).toEqual({ is: 'elsewhere', address: '/tabs/match' })
  expect(routeAt(at('/plan-detail/7'))).toEqual(before)
})
