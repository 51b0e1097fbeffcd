import { describe, expect, test } from 'vitest'
import type { Rule } from './rule.ts'
import { consoleOutput, hiddenInputs, impatience, untyped } from './rules/banned-code.ts'
import { barrels } from './rules/barrels.ts'
import { commentWords } from './rules/comments.ts'
import { fileNames } from './rules/file-names.ts'
import { lateMoves } from './rules/late-moves.ts'
import { noMarkup } from './rules/markup.ts'
import { fileSize, functionSize } from './rules/sizes.ts'
import { emptyPromises, machinePaths, vagueNames } from './rules/texts.ts'
import { noWireWords } from './rules/wire-words.ts'
import { treeOf } from './tree.ts'

const DOMAIN = 'packages/domain/src/plan/price.ts'
const lines = (count: number, line: string) => Array(count).fill(line).join('\n')
const PAGE = 'packages/web/src/features/x/pages/x.page.tsx'
const GO = "import { go, goBack } from '#kit/go.ts'\n"
const wire = noWireWords(['qiuFlag', 'jiedu'])

const bad: [string, Rule, string, string][] = [
  ['a file over 300 lines', fileSize, DOMAIN, lines(301, 'f()')],
  ['a stylesheet over 300 lines', fileSize, 'packages/web/src/ui/x/x.css', lines(301, 'a {}')],
  ['a function over 70 lines', functionSize, DOMAIN, `function f() {\n${lines(70, 'g()')}\n}`],
  [
    'a long test inside a group',
    functionSize,
    'packages/domain/src/a.test.ts',
    `describe('a', () => { test('b', () => {\n${lines(70, 'g()')}\n}) })`,
  ],
  ['a name that says nothing', fileNames, 'packages/web/src/kit/utils.ts', ''],
  ['a folder that says nothing', fileNames, 'packages/web/src/helpers/date.ts', ''],
  ['a role on a name that says nothing', fileNames, 'packages/web/src/kit/types.test.ts', ''],
  ['a name in camel case', fileNames, 'packages/web/src/kit/useThing.ts', ''],
  ['a manager', vagueNames, DOMAIN, 'export class PriceManager {}'],
  ['console output', consoleOutput, DOMAIN, 'console.log(1)'],
  ['any in a feature', untyped, DOMAIN, 'export const f = (a: any) => a'],
  ['as any in the kit', untyped, 'packages/contract/src/kit/x.ts', 'export const a = f as any'],
  ['the time', hiddenInputs, DOMAIN, 'const t = Date.now()'],
  ['the time at a desk', hiddenInputs, 'packages/console/src/kit/x.tsx', 'const t = Date.now()'],
  ['the time by constructor', hiddenInputs, DOMAIN, 'const t = new Date()'],
  ['chance', hiddenInputs, DOMAIN, 'const t = Math.random()'],
  ['a wait of a second', impatience, 'a/b.test.ts', 'await vi.waitFor(f)'],
  ['a deadline', impatience, 'a/b.test.tsx', 'await waitFor(f, { timeout: 3000 })'],
  [
    'a move after a call',
    lateMoves,
    PAGE,
    `${GO}const f = async () => { const done = await write({})\nif (done.ok) goBack() }`,
  ],
  [
    'a move after a question and a call',
    lateMoves,
    PAGE,
    `${GO}async function f() { if (!(await notices.confirm('', {}))) return\nawait write()\ngo('A') }`,
  ],
  ['a move in an effect', lateMoves, PAGE, `${GO}useEffect(() => { if (done) go('A') }, [done])`],
  ['a move at a timer', lateMoves, PAGE, `setTimeout(() => navigation.back(), 100)`],
  ['a move after a promise', lateMoves, PAGE, `f().then((to) => location.assign(to))`],
  ['markup of a text', noMarkup, PAGE, `const a = <p dangerouslySetInnerHTML={{ __html: b }} />`],
  ['markup at a desk', noMarkup, 'packages/console/src/kit/x.tsx', `box.innerHTML = text`],
  ['markup beside an element', noMarkup, PAGE, `box.insertAdjacentHTML('beforeend', text)`],
  ['a document that is written', noMarkup, PAGE, `document.write(text)`],
  ['a hidden type error', commentWords, DOMAIN, '// @ts-ignore\nf()'],
  ['a hidden lint error', commentWords, DOMAIN, '// oxlint-disable-next-line\nf()'],
  ['an expected type error outside tests', commentWords, DOMAIN, '// @ts-expect-error\nf()'],
  ['something to do later', commentWords, DOMAIN, '// TODO round\nf()'],
  ['a banner', commentWords, DOMAIN, '// ===== prices =====\nf()'],
  ['a promise on screen', emptyPromises, DOMAIN, "const a = '敬请期待'"],
  ['a path of one machine', machinePaths, 'README.md', 'see /home/someone/notes'],
  ['a private registry', machinePaths, 'docs/a.md', 'from http://registry.inside/x'],
  ['a word of the wire', wire, DOMAIN, 'const qiuFlag = 1'],
  ['a barrel', barrels, DOMAIN, "export { a } from './a.ts'"],
  ['a star export', barrels, DOMAIN, "export * from './a.ts'\nexport const b = 1"],
]

const good: [string, Rule, string, string][] = [
  ['300 lines', fileSize, DOMAIN, lines(300, 'f()')],
  ['a text that names markup', noMarkup, PAGE, `// innerHTML\nconst a = 'innerHTML'`],
  ['what a test looks at', noMarkup, 'packages/web/src/ui/x/x.test.tsx', `expect(box.innerHTML)`],
  ['a move at a press', lateMoves, PAGE, `${GO}const a = <b onClick={() => go('A')} />`],
  [
    'a move before a call',
    lateMoves,
    PAGE,
    `${GO}const f = async () => { if (!ready) return go('A')\nawait write({}) }`,
  ],
  [
    'a press of what a call brought',
    lateMoves,
    PAGE,
    `${GO}const f = async () => { await g()\nreturn <b onClick={() => go('A')} /> }`,
  ],
  [
    'a move after an answer',
    lateMoves,
    PAGE,
    `${GO}const f = async () => { await g()\nif (await notices.confirm('', {})) go('A') }`,
  ],
  [
    'a redirect after a call',
    lateMoves,
    PAGE,
    `const f = async () => { const r = redirectFromHere()\nawait write({})\nr.go('A') }`,
  ],
  ['a function of the page itself', lateMoves, PAGE, `const f = async () => { await g()\ngo(1) }`],
  [
    'a long table of the contract',
    fileSize,
    'packages/contract/src/a/a.endpoints.ts',
    lines(400, ''),
  ],
  ['a long group of tests', functionSize, DOMAIN, `describe('a', () => {\n${lines(90, 'g()')}\n})`],
  ['a role after a name', fileNames, 'packages/web/src/features/plan/plan.queries.ts', ''],
  ['console output of a tool', consoleOutput, 'tools/x.mjs', 'console.log(1)'],
  ['any in kit generics', untyped, 'packages/contract/src/kit/x.ts', 'type A<T = any> = T'],
  ['the clock port itself', hiddenInputs, 'packages/web/src/kit/clock.ts', 'Date.now()'],
  ['a wait with patience', impatience, 'a/b.test.ts', 'await soon(f)'],
  ['a given date', hiddenInputs, DOMAIN, 'const t = new Date(atMs)'],
  ['a banned word inside a text', commentWords, DOMAIN, "const a = 'TODO'"],
  ['a test of what does not compile', commentWords, 'a/b.test.ts', '// @ts-expect-error\nf()'],
  ['a reason in a comment', commentWords, DOMAIN, '// Spec 3 §5: the ceiling wins.\nf()'],
  ['a path on the web', machinePaths, 'README.md', 'http://127.0.0.1:8080/#/tabs/home/x'],
  ['a wire word in the contract', wire, 'packages/contract/src/a/a.schemas.ts', "'qiuFlag'"],
  ['a longer word', wire, DOMAIN, 'const jieduction = 1'],
  ['the one barrel', barrels, 'packages/contract/src/index.ts', "export * from './a.ts'"],
]

describe('found', () => {
  test.each(bad)('%s', (_name, rule, path, text) => {
    expect(rule.check(treeOf({ [path]: text }))).toMatchObject([{ path }])
  })
})

describe('left alone', () => {
  test.each(good)('%s', (_name, rule, path, text) => {
    expect(rule.check(treeOf({ [path]: text }))).toEqual([])
  })
})

test('a finding names the line', () => {
  const [finding] = hiddenInputs.check(treeOf({ [DOMAIN]: 'const 价 = 1\n\nDate.now()' }))
  expect(finding?.line).toBe(3)
})
