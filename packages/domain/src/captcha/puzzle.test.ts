import { expect, test } from 'vitest'
import { clampSlide, placeHole, placeThings, slideFits, tapsFit, type Chance } from './puzzle.ts'

/** The same chances in every run. */
function chances(seed: number): Chance {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state % below
  }
}

test.each([
  [-5, 0],
  [0, 0],
  [230, 230],
  [999, 230],
])('R-CAPTCHA-001 a piece dragged to %i lies at %i', (to, at) => expect(clampSlide(to)).toBe(at))

const hole = { x: 120, y: 40 }
test.each([
  [120, 40, true],
  [116, 40, true],
  [124, 40, true],
  [115, 40, false],
  [125, 40, false],
  [120, 41, false],
  [-1, 40, false],
  [231, 40, false],
])('R-CAPTCHA-001 an answer at %i, %i fits: %s', (x, y, fits) => {
  expect(slideFits(hole, { x, y })).toBe(fits)
})

test('a random answer fits less than one time in twenty', () => {
  const chance = chances(7)
  let hits = 0
  for (let round = 0; round < 20_000; round += 1) {
    const { x, y } = placeHole(chance)
    // Whoever knows how holes are placed guesses only there.
    if (slideFits({ x, y }, { x: 48 + chance(181), y })) hits += 1
  }
  expect(hits / 20_000).toBeLessThan(0.05)
})

test('things are placed inside and apart', () => {
  const points = placeThings(6, chances(3))
  expect(points).toHaveLength(6)
  for (const [at, a] of points.entries())
    for (const b of points.slice(at + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(56)
})

test.each([
  [
    'in order, within twenty',
    [
      { x: 10, y: 10 },
      { x: 60, y: 60 },
      { x: 112, y: 116 },
    ],
    true,
  ],
  [
    'in another order',
    [
      { x: 60, y: 60 },
      { x: 10, y: 10 },
      { x: 110, y: 110 },
    ],
    false,
  ],
  [
    'one too far',
    [
      { x: 10, y: 10 },
      { x: 60, y: 60 },
      { x: 131, y: 110 },
    ],
    false,
  ],
  [
    'two only',
    [
      { x: 10, y: 10 },
      { x: 60, y: 60 },
    ],
    false,
  ],
])('R-CAPTCHA-011 taps %s', (_name, taps, fits) => {
  const wanted = [
    { x: 10, y: 10 },
    { x: 60, y: 60 },
    { x: 110, y: 110 },
  ]
  expect(tapsFit(wanted, taps)).toBe(fits)
})
