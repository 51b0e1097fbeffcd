import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { crestOf, crestPatterns, crestShapes, inkOn } from './crest-spec.ts'
import { Crest } from './crest.tsx'

const ids = Array.from({ length: 400 }, (_, i) => `team-${i}`)

test('the same id always gives the same crest', () => {
  for (const id of ids) expect(crestOf(id, '城')).toEqual(crestOf(id, '城'))
})

test('a crest is fixed for good, not only within one run', () => {
  expect(crestOf('team-7', '曼城')).toMatchInlineSnapshot(`
    {
      "a": "#12408F",
      "b": "#DF700A",
      "pattern": "crown",
      "shape": "shield",
      "text": "曼",
    }
  `)
})

test('the two colours of a crest always differ', () => {
  for (const id of ids) expect(crestOf(id).a).not.toBe(crestOf(id).b)
})

test('four hundred teams use every shape and every pattern', () => {
  expect(new Set(ids.map((id) => crestOf(id).shape)).size).toBe(crestShapes.length)
  expect(new Set(ids.map((id) => crestOf(id).pattern)).size).toBe(crestPatterns.length)
})

test('lettering is dark on light fields and light on dark ones', () => {
  expect(inkOn('#FFFFFF')).toBe('#10201B')
  expect(inkOn('#F2B705')).toBe('#10201B')
  expect(inkOn('#12408F')).toBe('#FFFFFF')
})

test('below 26 there is no lettering', () => {
  const small = render(<Crest id="1" name="城" size={20} />)
  expect(small.container.querySelector('text')).toBeNull()
  const large = render(<Crest id="1" name="城" size={32} />)
  expect(large.container.querySelector('text')?.textContent).toBe('城')
})

test('a logo that cannot be loaded gives way to the drawing', () => {
  const { container } = render(<Crest id="1" name="城" logoUrl="/logo.png" />)
  const image = container.querySelector('img')
  expect(image).not.toBeNull()
  if (image) fireEvent.error(image)
  expect(container.querySelector('svg')).not.toBeNull()
})
