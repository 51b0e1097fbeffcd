import { expect, test, vi } from 'vitest'
import { showPushed } from './pushed.ts'

const shower = () => ({ showNotification: vi.fn(async () => {}) })

test('a push is shown with its words and knows where a tap leads', async () => {
  const registration = shower()
  const words = {
    title: '国米 vs 马竞',
    body: '进球 1-0',
    address: '/match-detail/ft?matchId=7',
    tag: 'match-7',
  }
  await showPushed({ json: () => words }, registration)
  expect(registration.showNotification).toHaveBeenCalledWith(
    '国米 vs 马竞',
    expect.objectContaining({ body: '进球 1-0', tag: 'match-7', data: { address: words.address } }),
  )
})

test.each([
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('{') as unknown }],
  ['null', { json: () => null }],
  ['other things', { json: () => ({ title: 7, address: {} }) }],
])('a push with %s is shown all the same and leads to the messages', async (_name, pushed) => {
  const registration = shower()
  await showPushed(pushed, registration)
  expect(registration.showNotification).toHaveBeenCalledWith(
    '临门',
    expect.objectContaining({ data: { address: '/message/center' } }),
  )
})
