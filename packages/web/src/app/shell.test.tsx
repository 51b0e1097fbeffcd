import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { soon } from '#test/soon.ts'
import { lookAgain } from '#kit/host.ts'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { navigation } from '#kit/navigation.ts'
import { currentPlace, notePlace } from '#kit/place.ts'
import { offerTip } from '#kit/tip.ts'
import { useTitle } from '#kit/address/title.ts'

const effects = vi.hoisted(() => ({ shown: new Set<string>() }))

vi.mock('./load-page.ts', () => {
  const page = (name: string) => async () => ({ Page: () => <Probe name={name} /> })
  const pages: Record<string, () => Promise<unknown>> = {
    HomePage: page('首页'),
    ZqMatchListPage: page('比分页'),
    UserCenterPage: page('我的页'),
    LoginPage: page('登录页'),
    PlanDetailPage: page('方案页'),
    PlanDetailPayOkPage: page('成功页'),
    NotDataPage: page('空页'),
    ErrorPage: async () => ({ Page: Broken }),
    GalleryPage: async () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js')),
  }
  return { loadPage: (screen: string) => pages[screen]!(), loadTable: async () => {} }
})

vi.mock('#kit/address/page-view.ts', () => ({
  reportDevice: () => {},
  reportStart: async () => {},
  reportPage: () => {},
}))

const { Shell } = await import('./shell.tsx')
const { start } = await import('./start.ts')
const { notices } = await import('#kit/notices.ts')

function Probe({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  useTitle(name)
  useEffect(() => {
    effects.shown.add(name)
    return () => void effects.shown.delete(name)
  }, [name])
  return <button type="button" onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>
}

let fixed = false
function Broken() {
  if (!fixed) throw new Error('broken page')
  return <p>好了</p>
}

beforeEach(() => {
  fixed = false
  history.replaceState({ key: 'first', depth: 0 }, '', '#/tabs/home')
  vi.stubGlobal('fetch', async () => Response.json({ isSuccess: true }))
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  forgetLogin()
  lookAgain()
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

let started = false
async function open(address: string) {
  history.replaceState({ key: `k${address}`, depth: 0 }, '', `#${address}`)
  if (started) dispatchEvent(new PopStateEvent('popstate'))
  else start()
  started = true
  await act(async () => void render(<Shell />))
}
const to = (address: string) => act(async () => navigation.go(address))
const visible = (text: string) => {
  const found = screen.queryByText(text)
  return found !== null && found.style.display !== 'none'
}
const popTo = (state: object, address: string) =>
  act(async () => {
    history.replaceState(state, '', `#${address}`)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  })

describe('pages stay alive', () => {
  test('a tab left and opened again has its state, and pauses its effects in between', async () => {
    await open('/tabs/home')
    fireEvent.click(await screen.findByText('首页 0'))
    await to('/tabs/match')
    expect(await screen.findByText('比分页 0')).toBeDefined()
    expect(effects.shown.has('首页')).toBe(false)
    await to('/tabs/home')
    expect(visible('首页 1')).toBe(true)
    expect(effects.shown.has('首页')).toBe(true)
  })

  test('a page is kept for "back" and begins anew when opened again', async () => {
    await open('/tabs/home')
    await to('/plan-detail/1')
    fireEvent.click(await screen.findByText('方案页 0'))
    const { key } = currentPlace()
    await to('/plan-detail/2')
    expect(visible('方案页 0')).toBe(true)
    await popTo({ key, depth: 1 }, '/plan-detail/1')
    expect(visible('方案页 1')).toBe(true)
  })

  test('a page that noted something in its address is the same page after "back"', async () => {
    await open('/tabs/home')
    await to('/plan-detail/1')
    fireEvent.click(await screen.findByText('方案页 0'))
    notePlace({ tab: 'odds' })
    const { state } = history as { state: object }
    await to('/plan-detail/2')
    await popTo(state, '/plan-detail/1?tab=odds')
    expect(visible('方案页 1')).toBe(true)
    expect(currentPlace().query).toEqual({ tab: 'odds' })
  })
})

describe('the focus', () => {
  // Nothing is laid out here: what is hidden is what its page was hidden with.
  const rects = (element: Element) => (element.closest('[style*="none"]') ? [] : [{}])

  test('is again on what led away, when the page comes back', async () => {
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
      return rects(this) as unknown as DOMRectList
    })
    await open('/tabs/match')
    const row = await screen.findByText('比分页 0')
    const { state } = history as { state: object }
    row.focus()
    await to('/plan-detail/1')
    const scrolled = vi.spyOn(row, 'focus')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    screen.getByText('方案页 0').focus()
    await popTo(state, '/tabs/match')
    expect(document.activeElement).toBe(row)
    expect(scrolled).toHaveBeenCalledWith({ preventScroll: true })
  })
})

describe('navigation start', () => {
  test('R-NAV-013 R-NAV-014 dialogs close and the title is the product’s until the page has its own', async () => {
    await open('/tabs/home')
    await screen.findByText('首页 0')
    expect(document.title).toBe('首页')
    const closed = vi.spyOn(notices, 'closeAll')
    act(() => {
      navigation.go('/tabs/match')
      expect(document.title).toBe('临门')
    })
    expect(closed).toHaveBeenCalled()
    await screen.findByText('比分页 0')
    expect(document.title).toBe('比分页')
  })

  test('plain links move inside the app', async () => {
    await open('/tabs/home')
    const link = document.createElement('a')
    link.href = '#/plan-detail/9'
    document.body.append(link)
    await act(async () => void fireEvent.click(link))
    expect(currentPlace()).toMatchObject({ path: '/plan-detail/9', depth: 1 })
    link.remove()
  })
})

describe('the tab bar', () => {
  test('R-TABS-001 stands below tab pages only, with the tabs that are built', async () => {
    await open('/tabs/home')
    await screen.findByText('首页 0')
    const bar = screen.getByRole('navigation', { name: '主导航' })
    expect(bar.closest('[data-tab-bar]')).not.toBeNull()
    expect(bar.textContent).toContain('发现')
    await to('/plan-detail/1')
    await screen.findByText('方案页 0')
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull()
  })

  test('R-TABS-011 a tab opened from deep inside has nothing below it: "back" leads home', async () => {
    await open('/tabs/home')
    await to('/plan-detail/1')
    await to('/plan-detail/2')
    const leap = vi.spyOn(history, 'go').mockImplementation(() => {
      history.replaceState({ key: 'lowest', depth: 0 }, '', '#/tabs/home')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    await to('/tabs/match')
    expect(await screen.findByText('比分页 0')).toBeDefined()
    expect(leap).toHaveBeenCalledExactlyOnceWith(-2)
    await act(async () => navigation.back())
    expect([currentPlace().depth, visible('首页 0')]).toEqual([0, true])
  })

  const isTipSeen = () => screen.queryByRole('button', { name: '关闭提示' }) !== null

  test('R-TABS-008 R-TABS-009 the tip stands on the list until it is closed, and never again', async () => {
    offerTip()
    await open('/tabs/home')
    await screen.findByText('首页 0')
    expect(isTipSeen()).toBe(false)
    await to('/tabs/match')
    fireEvent.click(await screen.findByRole('button', { name: '关闭提示' }))
    expect(isTipSeen()).toBe(false)
    expect(localStorage.getItem('linmen.tip-closed')).toBe('1')
    act(offerTip)
    expect(isTipSeen()).toBe(false)
  })

  test.each([
    ['a scroll', () => fireEvent.scroll(window)],
    ['a tap anywhere', () => fireEvent.click(document.body)],
    ['six seconds', () => vi.advanceTimersByTime(6000)],
  ])('the tip goes with %s', async (_name, happen) => {
    offerTip()
    await open('/tabs/match')
    await screen.findByRole('button', { name: '关闭提示' })
    vi.useFakeTimers()
    await to('/tabs/home')
    await to('/tabs/match')
    expect(isTipSeen()).toBe(true)
    act(() => void happen())
    expect(isTipSeen()).toBe(false)
    vi.useRealTimers()
  })

  test('a tap on the open tab leads to the top of its page', async () => {
    await open('/tabs/home')
    await screen.findByText('首页 0')
    vi.mocked(scrollTo).mockClear()
    fireEvent.click(screen.getByRole('link', { name: '发现' }))
    expect(scrollTo).toHaveBeenCalledWith(0, 0)
  })
})

describe('an address that cannot be read', () => {
  test.each(['/match-detail/ft', '/match-detail/ft?matchId=%3Cb%3E', '/plan-detail/a%20b'])(
    '%s says so, and leads home',
    async (address) => {
      await open(address)
      expect(await screen.findByText('这个地址不完整')).toBeDefined()
      fireEvent.click(screen.getByRole('button', { name: '返回首页' }))
      expect(await screen.findByText(/首页 \d/)).toBeDefined()
    },
  )
})

describe('guards', () => {
  test('R-GUARD-005 R-GUARD-011 a page for members sends a visitor to log in', async () => {
    await open('/plan/pay-ok?id=7')
    expect(await screen.findByText('登录页 0')).toBeDefined()
    expect(currentPlace().address).toBe('/login?backUrl=%2Fplan%2Fpay-ok%3Fid%3D7')
    expect(sessionStorage.getItem('linmen.login-callback')).toBe('/plan/pay-ok?id=7')
  })

  test('a member sees it', async () => {
    keepLogin({ token: '1|s1' })
    await open('/plan/pay-ok?id=7')
    expect(await screen.findByText('成功页 0')).toBeDefined()
  })

  test.each([
    ['/zzz', '首页 0'],
    ['/home', '首页 0'],
    ['/match-list', '比分页 0'],
    ['/tabs/user', '我的页 0'],
    ['/plan/7', '方案页 0'],
  ])('%s ends at its page', async (address, text) => {
    await open(address)
    expect(await screen.findByText(text)).toBeDefined()
  })
})

describe('a page that breaks', () => {
  test('says so, leaves the rest alone and can be retried', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    await open('/error')
    expect((await screen.findByRole('alert')).textContent).toContain('页面出错了')
    fixed = true
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    expect(await screen.findByText('好了')).toBeDefined()
    quiet.mockRestore()
  })

  test('R-NAV-015 R-APPSTART-007 because its code is gone asks for a refresh', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    const asked = vi.spyOn(notices, 'confirm').mockResolvedValue(false)
    await open('/ui')
    await soon(() => expect(asked).toHaveBeenCalled())
    expect(asked.mock.calls[0]?.[0]).toBe('网站已更新,请刷新页面')
    quiet.mockRestore()
  })
})
