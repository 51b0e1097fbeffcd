import { screenPath } from '@linmen/domain/nav/screen-path.ts'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showHook } from '#test/show.tsx'
import { soon } from '#test/soon.ts'
import { holdBack } from '#kit/address/hold.ts'
import { screenOf } from '#kit/address/screen-table.ts'
import { go, goLink } from './go.ts'
import { navigation } from './navigation.ts'
import { currentPlace, followAddress, notePlace } from './place.ts'
import { redirectFromHere, useRedirect } from './redirect.ts'

let stop = () => {}
beforeEach(() => {
  history.replaceState(null, '', '#/match-detail/ft?matchId=7')
  stop = followAddress()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const here = () => currentPlace().address
/** What the browser does when "back" is pressed there. */
const comeBackTo = ({ key, depth, address }: ReturnType<typeof currentPlace>) => {
  history.replaceState({ key, depth }, '', `#${address}`)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}
const FOUND = '/plan-detail/1'
const onward = (redirect: ReturnType<typeof redirectFromHere>) =>
  redirect.go('PlanDetailPage', { id: '1' })

describe('a person who stayed is led on', () => {
  test('to a page', () => {
    onward(redirectFromHere())
    expect(here()).toBe(FOUND)
  })
  test('in the place of the page', () => {
    redirectFromHere().go('PlanDetailPage', { id: '1' }, { replace: true })
    expect(currentPlace()).toMatchObject({ address: FOUND, depth: 0 })
  })
  test('back', () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => {})
    navigation.go('/user/nickname')
    redirectFromHere().back()
    expect(back).toHaveBeenCalledOnce()
  })
  test('to the login', () => {
    redirectFromHere().logIn()
    expect(here()).toBe('/login?backUrl=%2Fmatch-detail%2Fft%3FmatchId%3D7')
  })
  test('out of the app', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    redirectFromHere().leave('https://channel.test/')
    expect(assign).toHaveBeenCalledWith('https://channel.test/')
  })
  test('also when the page noted something in its address meanwhile', () => {
    const redirect = redirectFromHere()
    notePlace({ tab: 'odds' })
    onward(redirect)
    expect(here()).toBe(FOUND)
  })
  test('also when a sheet opened over the page meanwhile', async () => {
    const redirect = redirectFromHere()
    const shut = holdBack(() => {})
    await soon(() => expect(history.state).toMatchObject({ hold: 1 }))
    onward(redirect)
    expect(here()).toBe(FOUND)
    shut()
  })
})

describe('a person who left is left alone', () => {
  const moves: readonly (readonly [string, () => string])[] = [
    ['to another page', () => (navigation.go('/plan-detail/9'), '/plan-detail/9')],
    [
      'to another page of the same screen',
      () => (navigation.go('/match-detail/ft?matchId=8'), '/match-detail/ft?matchId=8'),
    ],
    ['to a tab', () => (navigation.go('/tabs/home'), '/tabs/home')],
    [
      'and came back',
      () => {
        const left = currentPlace()
        navigation.go('/plan-detail/9')
        comeBackTo(left)
        return left.address
      },
    ],
    [
      'by an address typed by hand',
      () => {
        history.replaceState(null, '', '#/tabs/match')
        dispatchEvent(new PopStateEvent('popstate'))
        return '/tabs/match'
      },
    ],
  ]
  test.each(moves)('%s', (_how, move) => {
    const redirect = redirectFromHere()
    const at = move()
    onward(redirect)
    redirect.logIn()
    expect(redirect.stands()).toBe(false)
    expect(here()).toBe(at)
  })

  test('by an address the app has not heard of yet', () => {
    const redirect = redirectFromHere()
    history.replaceState(null, '', '#/tabs/match')
    onward(redirect)
    expect(location.hash).toBe('#/tabs/match')
  })

  test('by "back" that is still on its way', () => {
    vi.spyOn(history, 'back').mockImplementation(() => {})
    navigation.go('/plan-detail/9')
    const redirect = redirectFromHere()
    navigation.back()
    onward(redirect)
    expect(here()).toBe('/plan-detail/9')
  })

  test('by a tap while a sheet was closing', async () => {
    vi.spyOn(history, 'go').mockImplementation(() => {})
    const shut = holdBack(() => {})
    await soon(() => expect(history.state).toMatchObject({ hold: 1 }))
    shut()
    await soon(() => expect(history.go).toHaveBeenCalled())
    const redirect = redirectFromHere()
    go('PlanDetailPage', { id: '9' })
    onward(redirect)
    comeBackTo({ ...currentPlace() })
    expect(here()).toBe('/plan-detail/9')
  })

  test('while the table of links was on its way', async () => {
    const under = goLink('response-go', 3, 77)
    navigation.go('/plan-detail/9')
    await under
    expect(here()).toBe('/plan-detail/9')
  })
})

test('a redirect leads on once', () => {
  const redirect = redirectFromHere()
  onward(redirect)
  redirect.go('PlanDetailPage', { id: '2' })
  expect(here()).toBe(FOUND)
})

describe('a page with nothing to show', () => {
  const page = currentPlace
  const show = (first: string | null) => {
    const place = page()
    return showHook((to: string | null) => useRedirect(to, place), [], first)
  }

  test('leads on as soon as it knows, and takes itself out of the way back', async () => {
    const { rerender } = show(null)
    expect(here()).toBe('/match-detail/ft?matchId=7')
    rerender('/hd')
    expect(currentPlace()).toMatchObject({ address: '/hd', depth: 0 })
  })

  test('leads to what a link says', () => {
    const filled = screenPath(screenOf('PlanDetailPage'), { id: '1' })
    show(`#${filled.ok ? filled.path : ''}`)
    expect(here()).toBe(FOUND)
  })

  test('is drawn a while longer when the person has left, and leaves them alone', () => {
    const { rerender } = show(null)
    act(() => navigation.go('/plan-detail/9'))
    rerender('/hd')
    expect(here()).toBe('/plan-detail/9')
  })

  test('leads on when the person comes back to it', () => {
    const left = currentPlace()
    const { unmount } = show(null)
    navigation.go('/plan-detail/9')
    unmount()
    comeBackTo(left)
    show('/hd')
    expect(here()).toBe('/hd')
  })
})
