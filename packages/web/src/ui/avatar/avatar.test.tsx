import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'
import { portraitOf } from './portrait.ts'

const ids = Array.from({ length: 300 }, (_, i) => `expert-${i}`)

test('the same person always has the same face', () => {
  for (const id of ids) expect(portraitOf(id)).toEqual(portraitOf(id))
  expect(portraitOf('expert-7')).toMatchInlineSnapshot(`
    {
      "beard": false,
      "brows": true,
      "glasses": false,
      "ground": "#DDEBE6",
      "hair": "#55504B",
      "mouth": "grin",
      "shirt": "#B23A1E",
      "skin": "#EDB98F",
      "style": "bun",
    }
  `)
})

test('of three hundred people no two share a face', () => {
  expect(new Set(ids.map((id) => JSON.stringify(portraitOf(id)))).size).toBe(ids.length)
})

test('long hair, buns and caps come without a beard', () => {
  for (const id of ids) {
    const { style, beard } = portraitOf(id)
    if (beard) expect(['short', 'side', 'buzz']).toContain(style)
  }
})

test('R-IMAGE-003 a picture that cannot be loaded gives way to the drawing', () => {
  const { container } = render(<Avatar id="e1" url="/me.png" />)
  const image = container.querySelector('img')
  if (image) fireEvent.error(image)
  expect(container.querySelector('svg')).not.toBeNull()
})
