import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ShownContext } from '#kit/shown.ts'
import { navigation } from '#kit/navigation.ts'
import { currentPlace, notePlace } from '#kit/place.ts'
import type { Loading } from './loaded.tsx'
import { FormPage } from './form-page.tsx'
import { PayResult, type PayState } from './pay-result.tsx'
import { PaywalledDetail } from './paywalled-detail.tsx'
import { StaticPage } from './static-page.tsx'
import { TabbedData } from './tabbed-data.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  notePlace({ tab: null })
})

describe('StaticPage', () => {
  test('shows its sections and leads back', () => {
    const back = vi.spyOn(navigation, 'back').mockImplementation(() => {})
    render(<StaticPage title="规则" sections={[{ title: '一', text: ['第一条', '第二条'] }]} />)
    expect(screen.getByRole('heading', { name: '规则' })).toBeDefined()
    expect(screen.getByText('第二条')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '返回' }))
    expect(back).toHaveBeenCalledOnce()
  })
})

describe('FormPage', () => {
  test('a submission in progress is not submitted again', async () => {
    let finish = () => {}
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    render(
      <FormPage title="登录" submit={{ text: '登录', onSubmit }}>
        <input aria-label="手机号" />
      </FormPage>,
    )
    const button = screen.getByRole('button', { name: '登录' })
    fireEvent.submit(button.closest('form')!)
    fireEvent.submit(button.closest('form')!)
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(button.getAttribute('aria-busy')).toBe('true')
    await act(async () => finish())
    expect(button.getAttribute('aria-busy')).toBeNull()
    fireEvent.submit(button.closest('form')!)
    expect(onSubmit).toHaveBeenCalledTimes(2)
    await act(async () => finish())
  })

  test('a form that is not ready does nothing', () => {
    const onSubmit = vi.fn()
    render(
      <FormPage title="登录" submit={{ text: '登录', disabled: true, onSubmit }}>
        {null}
      </FormPage>,
    )
    fireEvent.submit(screen.getByRole('button', { name: '登录' }).closest('form')!)
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('TabbedData', () => {
  const tabs = [
    { key: 'live', label: '赛况', show: () => <Counter name="赛况" /> },
    { key: 'odds', label: '指数', show: () => <Counter name="指数" /> },
  ]

  test('a tab once opened keeps its state while another is shown', () => {
    render(<TabbedData title="比赛" habit="ftDetail" tabs={tabs} />)
    expect(screen.queryByText('指数 0')).toBeNull()
    fireEvent.click(screen.getByText('赛况 0'))
    fireEvent.click(screen.getByRole('tab', { name: '指数' }))
    expect(screen.getByText('指数 0')).toBeDefined()
    fireEvent.click(screen.getByRole('tab', { name: '赛况' }))
    expect(screen.getByText('赛况 1')).toBeDefined()
  })

  test.each([
    ['odds', '指数'],
    ['nobody', '赛况'],
  ])('the address opens the tab %s', (tab, label) => {
    const place = { path: '/x', query: { tab }, address: `/x?tab=${tab}`, key: 'k', depth: 0 }
    render(
      <ShownContext value={{ place, screen: null, params: {} }}>
        <TabbedData title="比赛" habit="bkDetail" tabs={tabs} />
      </ShownContext>,
    )
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(label)
  })

  test('a reload finds the tab that was opened, and a page that was left changes no address', () => {
    const open = (key: string) => {
      const place = { path: '/x', query: {}, address: '/x', key, depth: 0 }
      const shown = { place, screen: null, params: {} }
      const { unmount } = render(
        <ShownContext value={shown}>
          <TabbedData title="比赛" habit="ftDetail" tabs={tabs} />
        </ShownContext>,
      )
      fireEvent.click(screen.getByRole('tab', { name: '指数' }))
      unmount()
    }
    open('left')
    expect(currentPlace().query).toEqual({})
    open(currentPlace().key)
    expect(currentPlace().query).toEqual({ tab: 'odds' })
    expect(location.hash).toContain('?tab=odds')
  })

  test('a tab that comes with a late answer is opened, and the address names what is shown', () => {
    const query = { tab: 'odds' }
    const place = { ...currentPlace(), query }
    const page = (known: typeof tabs) => (
      <ShownContext value={{ place, screen: null, params: {} }}>
        <TabbedData title="联赛" habit="bkLeagueDetail" tabs={known} />
      </ShownContext>
    )
    const { rerender } = render(page(tabs.slice(0, 1)))
    expect(currentPlace().query).toEqual({ tab: 'live' })
    rerender(page(tabs))
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('指数')
    expect(currentPlace().query).toEqual({ tab: 'odds' })
  })

  test('without a word in the address the habit opens a tab', () => {
    localStorage.clear()
    const first = render(<TabbedData title="比赛" habit="ftLeagueDetail" tabs={tabs} />)
    for (const _ of [1, 2, 3]) fireEvent.click(screen.getByRole('tab', { name: '指数' }))
    first.unmount()
    render(<TabbedData title="比赛" habit="ftLeagueDetail" tabs={tabs} />)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('指数')
  })
})

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>
}

describe('PaywalledDetail', () => {
  const loaded = (owned: boolean): Loading<{ owned: boolean }> => ({
    data: { owned },
    error: null,
    isPending: false,
    isFetching: false,
    dataUpdatedAt: 0,
    refetch: vi.fn(),
  })
  const show = (owned: boolean, onUnlock = vi.fn()) =>
    render(
      <PaywalledDetail
        title="方案详情"
        query={loaded(owned)}
        teaser={() => <p>曼城 对 利物浦</p>}
        locked={() => <p>解锁后查看选项与理由</p>}
        body={() => <p>主胜，理由如下</p>}
        unlock={(plan) => (plan.owned ? null : { text: '解锁 38 金币', onUnlock })}
        foot={<p>仅供理性参考</p>}
      />,
    )

  test('whoever has not bought sees the teaser and one button', () => {
    const onUnlock = vi.fn()
    show(false, onUnlock)
    expect(screen.getByText('曼城 对 利物浦')).toBeDefined()
    expect(screen.getByText('解锁后查看选项与理由')).toBeDefined()
    expect(screen.queryByText('主胜，理由如下')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '解锁 38 金币' }))
    expect(onUnlock).toHaveBeenCalledOnce()
  })

  test('whoever has bought sees the content and no button', () => {
    show(true)
    expect(screen.getByText('主胜，理由如下')).toBeDefined()
    expect(screen.queryByText('解锁后查看选项与理由')).toBeNull()
    expect(screen.queryByRole('button', { name: /解锁/ })).toBeNull()
  })
})

describe('PayResult', () => {
  test.each<[PayState, string, string]>([
    ['paid', '购买成功,祝您好运', '内容已解锁，可在已购列表中再次查看'],
    ['pending', '支付确认中', '支付结果查询中,如您已支付,请几分钟后再查看'],
    ['failed', '支付失败', '很抱歉,本次支付未成功'],
    ['cancelled', '用户取消支付', '没有扣款，可以重新支付'],
    ['redirecting', '支付跳转中...', '请在打开的页面中完成支付'],
    ['unsupported', '支付失败', '当前环境不支持这种支付方式'],
  ])('%s says %s', (state, title, text) => {
    render(<PayResult title="支付结果" state={state} main={{ text: '完成', onClick: vi.fn() }} />)
    expect(screen.getByRole('heading', { name: title })).toBeDefined()
    expect(screen.getByText(text)).toBeDefined()
  })

  test('a reason from the address is plain text, and not much of it', () => {
    const reason = `<b>坏</b>${'长'.repeat(100)}`
    render(
      <PayResult
        title="x"
        state="failed"
        reason={reason}
        main={{ text: '好', onClick: vi.fn() }}
      />,
    )
    const said = screen.getByText(/<b>坏/).textContent
    expect([...said]).toHaveLength(60)
  })

  test('offers one or two next steps', () => {
    const [main, other] = [vi.fn(), vi.fn()]
    render(
      <PayResult
        title="x"
        state="pending"
        main={{ text: '再查一次', onClick: main }}
        other={{ text: '返回', onClick: other }}
      />,
    )
    fireEvent.click(screen.getByRole('button', { name: '再查一次' }))
    fireEvent.click(screen.getAllByRole('button', { name: '返回' }).at(-1)!)
    expect(main).toHaveBeenCalledOnce()
    expect(other).toHaveBeenCalledOnce()
  })
})
