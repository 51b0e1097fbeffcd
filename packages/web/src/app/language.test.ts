import { expect, test } from 'vitest'

const files = import.meta.glob<string>(
  ['/src/{app,kit,features}/**/*.tsx', '!/src/**/*.test.tsx', '!/src/features/gallery/**'],
  { query: '?raw', import: 'default', eager: true },
)
// What a person reads or hears: attributes and fields that hold words.
const SAID =
  /\b(?:title|label|placeholder|aria-label|alt|note|text|ok|cancel)(?:=|: )(["'])(?<words>[^"'\n]+)\1/g

test('R-APP-014 every sentence of a page is Chinese', () => {
  const said = Object.entries(files).flatMap(([file, code]) =>
    [...code.matchAll(SAID)].map((found) => ({ file, words: found.groups!['words']! })),
  )
  expect(said.length).toBeGreaterThan(20)
  const foreign = said.filter(({ words }) => /[a-z]/i.test(words) && !/\p{Script=Han}/u.test(words))
  expect(foreign).toEqual([])
})
