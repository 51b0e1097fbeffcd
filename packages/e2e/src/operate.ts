import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { tokenOf, type Place } from './product.ts'

/** A call of the operator, as a program makes it: with the token, and the forgery word of the first page. */
export async function operate(place: Place, path: string, words: object): Promise<void> {
  const first = await fetch(place.url)
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
  const word = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))!.split('=')[1]!
  const answer = await fetch(`${place.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': randomUUID(),
      'X-XSRF-TOKEN': decodeURIComponent(word),
      cookie: cookies.join('; '),
      jcobToken: tokenOf(place, 'operator'),
    },
    body: JSON.stringify(words),
  })
  const said = (await answer.json()) as { readonly isSuccess: boolean }
  expect(said.isSuccess, JSON.stringify(said)).toBe(true)
}
