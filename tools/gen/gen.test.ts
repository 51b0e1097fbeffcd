import { expect, test } from 'vitest'
import { documents, root, stale } from './documents.ts'
import { rulesText, standingsIn, unknownRules } from './rules.ts'
import { renamedFields, wireWords } from './wire-words.ts'

test('the generated documents are fresh', () => {
  expect(stale(documents())).toEqual([])
})

test('the same tables give the same bytes', () => {
  expect(documents()).toEqual(documents())
})

test('a word of the wire is never also a word of the house', () => {
  const house = new Set(renamedFields(root).flatMap((field) => field.house))
  expect(wireWords.filter((word) => house.has(word))).toEqual([])
})

test('the words of the wire are sorted and told once', () => {
  expect(wireWords).toEqual([...new Set(wireWords)].toSorted())
})

test('every rule a test names stands in the inventory', () => {
  expect(unknownRules(root)).toEqual([])
})

test('rules are counted by area as proven, weak and open', () => {
  const rule = (area: string, id: string, testIdea = 'unit') => ({ area, id, testIdea })
  const rules = [rule('a', 'one'), rule('b', 'two'), rule('a', 'three'), rule('a', 'four', 'n/a')]
  const text = rulesText(
    rules,
    new Map([
      ['one', 'proven'],
      ['two', 'weak'],
    ]),
  )
  expect(text).toContain('Of 4 rules 1 are proven, 1 weak, 1 open; 1 state')
  expect(text).toContain('| a | 1 / 3 |  | three | four |')
  expect(text).toContain('| b | 0 / 1 | two |  |  |')
})

// Put together, so that these tests do not name the rules themselves.
const ONE = ['R', 'VIP', '001'].join('-')
const TWO = ['R', 'VIP', '002'].join('-')
const HTTP = "import { startApp } from '#test/harness.ts'\n"
const DRAWN = `import { showPage } from '#test/show.tsx'
const twice = () => [tap(), tap()]
const tap = () => fireEvent.click(it)
`
const block = (body: string, name = ONE) => `\ntest('${name}: …', () => {\n  ${body}\n})`

test.each([
  ['where nothing meets', block('await fetch(url)'), 'weak'],
  ['that only compares', HTTP + block('expect(row.input.decode({})).toEqual({})'), 'weak'],
  ['that asks', HTTP + block('const answer = await ask()'), 'proven'],
  ['that returns a promise', HTTP + block('return expect(ask()).rejects.toThrow()'), 'proven'],
  ['of what is closed', HTTP + block("expect(await ask()).toBe('not_open')"), 'weak'],
  ['beside one that asks', HTTP + block('f()') + block('await ask()', TWO), 'weak'],
  ['that draws nothing', DRAWN + block('expect(pollMs([])).toBe(10)'), 'weak'],
  ['that reads a cookie', DRAWN + block('expect(document.cookie).toBe(read())'), 'weak'],
  ['that draws', DRAWN + block('showPart(part)'), 'proven'],
  ['that looks at what is drawn', DRAWN + block("screen.getByText('a')"), 'proven'],
  ['that waits and draws nothing', DRAWN + block('await import(file)'), 'weak'],
  ['that taps through the file', DRAWN + block('expect(tap()).toBe(true)'), 'proven'],
  ['that taps in two steps', DRAWN + block('twice()'), 'proven'],
] as const)('a test %s says so of its rule', (_name, source, standing) => {
  expect(standingsIn(source)[0]).toEqual([ONE, standing])
})

test.each([
  ['acts', block('await ask()', 'inside'), 'proven'],
  ['does not', block('f()', 'inside'), 'weak'],
] as const)(
  'a describe and a table are met where a test of theirs %s',
  (_name, inner, standing) => {
    const told = (source: string) => standingsIn(HTTP + source)[0]
    const inside = inner.replaceAll('\n', '\n  ')
    const after = block('await ask()', TWO)
    expect(told(`\ndescribe('${ONE}', () => {${inside}\n})${after}`)).toEqual([ONE, standing])
    expect(told(`\nconst RULES = ['${ONE}']\n${inner}`)).toEqual([ONE, standing])
  },
)
