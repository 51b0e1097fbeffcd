import { searchEndpoints } from '@linmen/contract/search/search.endpoints.ts'
import { find } from '@linmen/contract/search/search.schemas.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lookAgain } from '#kit/host.ts'
import { identityKeys } from '#kit/device/identity-keys.ts'
import { currentPlace } from '#kit/place.ts'
import { inTab } from '#kit/storage.ts'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  inTab.drop(identityKeys.host)
  lookAgain()
})

const counts = { match: 0, team: 1, expert: 0, content: 0 }
const team = sampleOf(find, { kind: 'team', id: 't1', title: '国际米兰', sport: 'football' })

test('a hot word is one tap from its results and is remembered', async () => {
  await showPage('HomeSearchPage', {}, [
    answer(searchEndpoints.hotWords, { words: [{ word: '英超', people: 3 }] }),
    answer(searchEndpoints.suggest, { words: [{ word: '国际米兰', kind: 'team' }] }),
  ])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gjml' } })
  expect(await screen.findByText('国际米兰')).toBeDefined()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
  fireEvent.click(await screen.findByRole('button', { name: /英超/ }))
  expect(currentPlace().path).toBe('/home-search/content')
  expect(currentPlace().query['words']).toBe('英超')
})

test('without a word there are other ways in', async () => {
  await showPage('HomeSearchPage', {}, [answer(searchEndpoints.hotWords, { words: [] })])
  const ways = await screen.findByRole('navigation', { name: '换个入口' })
  expect(
    within(ways)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['赛程日历', '#/tabs/match'],
    ['积分榜', '#/data'],
    ['专家榜', '#/expertList'],
    ['数据工具', '#/special/index'],
  ])
})

const remembered = (place: string) => {
  const kept = JSON.parse(localStorage.getItem('linmen.search') ?? '{}') as Record<string, string[]>
  return kept[place]
}
/** Somebody looks for one word after the other, each from the page anew. */
async function lookFor(
  screenName: 'HomeSearchPage' | 'ExpertSearchPage',
  words: readonly string[],
) {
  for (const word of words) {
    const page = await showPage(screenName, {}, [])
    const field = screen.getByRole('searchbox')
    fireEvent.change(field, { target: { value: word } })
    fireEvent.submit(field.closest('form') ?? field)
    fireEvent.keyDown(field, { key: 'Enter' })
    page.unmount()
  }
}
const NINE = ['一', '二', '三', '四', '五', '六', '七', '八', '九']

test('R-SEARCH-001 R-SEARCH-002 R-SEARCH-003 the newest word goes first, none twice, none empty', async () => {
  await lookFor('HomeSearchPage', ['英超', '国际米兰', ' ', '英超'])
  expect(remembered('home')).toEqual(['英超', '国际米兰'])
  await showPage('HomeSearchPage', {}, [])
  const shown = screen.getAllByRole('button').map((button) => button.textContent)
  expect(shown.indexOf('英超')).toBeLessThan(shown.indexOf('国际米兰'))
})

test.each([
  ['R-SEARCH-005', 'HomeSearchPage', 'home', 6],
  ['R-SEARCH-006', 'ExpertSearchPage', 'experts', 8],
] as const)('%s the history of %s (%s) holds %i words', async (_rule, name, place, most) => {
  await lookFor(name, NINE)
  expect(remembered(place)).toEqual(NINE.toReversed().slice(0, most))
})

test('results lead on, a miss offers the nearest', async () => {
  const found = await showPage('SearchContentPage', { words: '国际' }, [
    answer(searchEndpoints.find, { items: [team], hasNext: false, counts, nearest: [] }),
  ])
  const link = await screen.findByRole('link', { name: /国际\s?米兰/ })
  expect(link.getAttribute('href')).toBe('#/data/team-data?teamId=t1')
  found.unmount()
  await showPage('SearchContentPage', { words: '国际米蓝' }, [
    answer(searchEndpoints.find, {
      items: [],
      hasNext: false,
      counts: { ...counts, team: 0 },
      nearest: [{ word: '国际米兰' }],
    }),
  ])
  expect(await screen.findByRole('button', { name: '国际米兰' })).toBeDefined()
  expect(screen.getByText('没有找到相关内容')).toBeDefined()
})

test('a tool that is found leads to its matches of the day', async () => {
  const tool = sampleOf(find, { kind: 'tool', id: '2', title: '凯利指数' })
  await showPage('SearchContentPage', { words: '凯利' }, [
    answer(searchEndpoints.find, { items: [tool], hasNext: false, counts, nearest: [] }),
  ])
  const link = await screen.findByRole('link', { name: /凯利\s?指数/ })
  expect(link.getAttribute('href')).toContain('/special/list?type=2')
})

test('R-HOST-004 in the sports app a search asks for football alone, and leads to nothing that is hidden', async () => {
  inTab.write(identityKeys.host, 'sports')
  lookAgain()
  const expert = sampleOf(find, { kind: 'expert', id: 'e1', title: '国际老周' })
  const { network } = await showPage('SearchContentPage', { words: '国际' }, [
    answer(searchEndpoints.find, { items: [team, expert], hasNext: false, counts, nearest: [] }),
  ])
  expect(await screen.findByRole('link', { name: /国际\s?米兰/ })).toBeDefined()
  expect(network.asked(searchEndpoints.find)).toMatchObject([{ sport: 'football' }])
  expect(screen.queryByText(/老周/)).toBeNull()
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/\d+$/, ''))
  expect(tabs).toEqual(['综合', '比赛', '球队'])
})
