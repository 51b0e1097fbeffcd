import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleEntry } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { soon } from '#test/soon.ts'
import { BannerSwiper } from './banner-swiper.tsx'

afterEach(() => void vi.restoreAllMocks())

const INTERVAL_MS = 8000

test('R-UI-004 the slides of home begin to turn 100 ms after they stand', async () => {
  const turned = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => {})
  const waits = vi.spyOn(window, 'setTimeout')
  const list = [sampleEntry(homeEndpoints.banners.output, 'list', { id: 'b1', title: '欧冠之夜' })]
  showPart(<BannerSwiper first={<p>今天</p>} />, [answer(homeEndpoints.banners, { list })])
  await soon(() => screen.getByText('欧冠之夜'))
  const first = waits.mock.calls.find(([, ms]) => ms === INTERVAL_MS + 100)
  expect(first).toBeDefined()
  expect(turned).not.toHaveBeenCalled()
  // Its moment comes: it turns, and from then on after each interval.
  ;(first![0] as () => void)()
  expect(turned).toHaveBeenCalledOnce()
  expect(waits.mock.calls.at(-1)?.[1]).toBe(INTERVAL_MS)
})
