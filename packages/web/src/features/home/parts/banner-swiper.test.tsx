import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleEntry } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { BannerSwiper } from './banner-swiper.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('R-UI-004 the slides of home begin to turn 100 ms after they stand', async () => {
  const turned: number[] = []
  const note = () => void turned.push(turned.length)
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(note as Element['scrollTo'])
  const list = [sampleEntry(homeEndpoints.banners.output, 'list', { id: 'b1', title: '欧冠之夜' })]
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  showPart(<BannerSwiper first={<p>今天</p>} />, [answer(homeEndpoints.banners, { list })])
  // Looking for it lets a millisecond pass.
  await vi.waitFor(() => screen.getByText('欧冠之夜'), { interval: 1 })
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  pass(8000)
  pass(98)
  expect(turned).toHaveLength(0)
  pass(2)
  expect(turned).toHaveLength(1)
  pass(8000)
  expect(turned).toHaveLength(2)
})
