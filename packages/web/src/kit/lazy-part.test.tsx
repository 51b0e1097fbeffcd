import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from '#test/soon.ts'
import { lazyPart } from './lazy-part.tsx'
import { notices } from './notices.ts'

const missing = () => new TypeError('Failed to fetch dynamically imported module: /x.js')
let works = false
const load = vi.fn(async (): Promise<ComponentType<{ name: string }>> => {
  if (!works) throw missing()
  return ({ name }) => <p>{`你好 ${name}`}</p>
})

beforeEach(() => {
  works = false
  load.mockClear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function show() {
  const Part = lazyPart(load)
  await act(async () => {
    render(
      <Suspense>
        <Part name="临门" />
      </Suspense>,
    )
  })
}

test('R-ERROR-008 a part that cannot be fetched says that the network is gone', async () => {
  const asked = vi.spyOn(notices, 'confirm').mockResolvedValue(false)
  await show()
  expect(screen.getByRole('alert').textContent).toContain('网络异常,请稍后再试')
  expect(asked).not.toHaveBeenCalled()
})

test('a part the site refuses for a while says so, and speaks neither of the network nor of a refresh', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 429 }))
  const asked = vi.spyOn(notices, 'confirm').mockResolvedValue(false)
  await show()
  await soon(() => expect(screen.getByRole('alert').textContent).toContain('操作过于频繁'))
  expect(asked).not.toHaveBeenCalled()
})

test('it is fetched again when asked to', async () => {
  await show()
  works = true
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重新加载' })))
  expect(screen.getByText('你好 临门')).toBeDefined()
})

test('it comes by itself when the browser is online again', async () => {
  await show()
  await act(async () => void dispatchEvent(new Event('online')))
  expect(load).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('alert')).toBeDefined()
  works = true
  await act(async () => void dispatchEvent(new Event('online')))
  expect(screen.getByText('你好 临门')).toBeDefined()
  await act(async () => void dispatchEvent(new Event('online')))
  expect(load).toHaveBeenCalledTimes(3)
})

test('R-NAV-015 when the site answers, the code is gone and a refresh is asked for', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  const asked = vi.spyOn(notices, 'confirm').mockResolvedValue(false)
  await show()
  await soon(() => expect(asked).toHaveBeenCalledOnce())
  expect(screen.getByRole('alert').textContent).toContain('页面出错了')
})
