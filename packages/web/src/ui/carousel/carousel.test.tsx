import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Carousel } from './carousel.tsx'

const slides = ['欧冠之夜', '红包雨', '新人礼'].map((name) => ({ key: name, node: name }))
let scrolledTo: number[] = []

beforeEach(() => {
  vi.useFakeTimers()
  scrolledTo = []
  stubReducedMotion(false)
  layOut(351, 351)
  const note = (to: ScrollToOptions) => void scrolledTo.push(to.left ?? 0)
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(note as Element['scrollTo'])
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Slides of one width, side by side in a track of another. */
function layOut(slideWidth: number, trackWidth: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(trackWidth)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(slideWidth * slides.length)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return slideWidth * [...(this.parentElement?.children ?? [])].indexOf(this)
  })
}

function stubReducedMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }))
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('it turns to the next slide after the interval', () => {
  render(<Carousel label="活动" slides={slides} interval={8000} />)
  pass(7999)
  expect(scrolledTo).toEqual([])
  pass(1)
  expect(scrolledTo).toEqual([351])
})

test('R-UI-009 slides stand side by side, as many as fit, and it turns by one of them', () => {
  layOut(160, 351)
  render(<Carousel label="活动" slides={slides} interval={8000} />)
  pass(8000)
  expect(scrolledTo).toEqual([160])
})

test('after the last slide it begins again', () => {
  layOut(160, 351)
  render(<Carousel label="活动" slides={slides} interval={8000} />)
  screen.getByText('欧冠之夜').parentElement!.scrollLeft = 129
  pass(8000)
  expect(scrolledTo).toEqual([0])
})

test('a touch stops it for good', () => {
  render(<Carousel label="活动" slides={slides} interval={8000} />)
  fireEvent.pointerDown(screen.getByText('欧冠之夜'))
  pass(60_000)
  expect(scrolledTo).toEqual([])
})

test('it stands still for readers who asked for less motion', () => {
  stubReducedMotion(true)
  render(<Carousel label="活动" slides={slides} />)
  pass(60_000)
  expect(scrolledTo).toEqual([])
})

test('every slide says its place', () => {
  render(<Carousel label="活动" slides={slides} />)
  expect(screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 / 3',
    '2 / 3',
    '3 / 3',
  ])
})
