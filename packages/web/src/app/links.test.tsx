import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentPlace, onPlace } from '#kit/place.ts'
import { followLinks } from './links.ts'

const went: string[] = []
let stop: (() => void)[] = []

beforeEach(() => {
  render(
    <>
      <a href="#/a">a</a>
      <a href="#/b">b</a>
      <a href="/x">x</a>
    </>,
  )
  stop = [followLinks(), onPlace(() => went.push(currentPlace().path))]
})
afterEach(() => {
  stop.forEach((each) => each())
  went.length = 0
})

/** Whether the browser was kept from following the link itself. */
function tap(name: string, atMs: number, how: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link', { name })
  const click = createEvent.click(link, how)
  Object.defineProperty(click, 'timeStamp', { value: atMs })
  return !fireEvent(link, click)
}

test('R-UI-005 a tap within 300 ms of the last one, under the same finger, belongs to it', () => {
  expect([tap('a', 0), tap('b', 299), tap('b', 300)]).toEqual([true, true, true])
  expect(went).toEqual(['/a', '/b'])
})

test('quick taps on two places are two taps', () => {
  tap('a', 0, { clientX: 40 })
  tap('b', 120, { clientX: 190 })
  expect(went).toEqual(['/a', '/b'])
})

test('a new window and other places are left to the browser', () => {
  screen
    .getByRole('link', { name: 'x' })
    .addEventListener('click', (event) => event.preventDefault(), {
      once: true,
    })
  tap('a', 0, { ctrlKey: true })
  tap('x', 0)
  expect(went).toEqual([])
})
