import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { page, table } from './markdown.ts'

export interface Rule {
  readonly id: string
  readonly area: string
  readonly testIdea: string
}

/** Proven where somebody meets the rule; weak when only a function or a table is asked. */
export type Standing = 'proven' | 'weak'

/** Which rules of the specification a test proves, which it only names, and which none does. */
export function rulesDocument(root: string): string {
  return rulesText(readRules(root), standings(root))
}

export function rulesText(rules: readonly Rule[], named: ReadonlyMap<string, Standing>): string {
  const areas = [...new Set(rules.map((rule) => rule.area))]
  const standing = (rule: Rule) => named.get(rule.id) ?? (isTestable(rule) ? 'open' : 'nothing')
  const count = (wanted: string) => rules.filter((rule) => standing(rule) === wanted).length
  return page(
    '# Rules',
    `Of ${rules.length} rules ${count('proven')} are proven, ${count('weak')} weak, ${count('open')} open; ${count('nothing')} state what is not known and have nothing to test.`,
    'Proven: a test that names the rule goes through a call, a page or a journey. Weak: only a function or a table is asked, or the answer is that the call is not open.',
    table(
      ['area', 'proven / total', 'weak', 'open', 'nothing to test'],
      areas.map((area) => {
        const own = rules.filter((rule) => rule.area === area)
        const of = (wanted: string) => own.filter((rule) => standing(rule) === wanted)
        return [
          area,
          `${of('proven').length} / ${own.length}`,
          ids(of('weak')),
          ids(of('open')),
          ids(of('nothing')),
        ]
      }),
    ),
  )
}

/** Ids in the tests that the inventory does not have: a slip of the pen proves nothing. */
export function unknownRules(root: string): string[] {
  const known = new Set(readRules(root).map(({ id }) => id))
  return [...standings(root).keys()].filter((id) => !known.has(id)).toSorted()
}

function standings(root: string): Map<string, Standing> {
  const files = ['packages', 'tools', 'bench'].flatMap((folder) => testFiles(join(root, folder)))
  const found = new Map<string, Standing>()
  for (const file of files)
    for (const [id, standing] of standingsIn(readFileSync(file, 'utf8')))
      if (found.get(id) !== 'proven') found.set(id, standing)
  return found
}

/** What one file of tests says of the rules it names. Each test is judged by itself: one that meets a rule proves nothing for its neighbour. */
export function standingsIn(source: string): [string, Standing][] {
  const meets = meetingPlaces.some((place) => source.includes(place))
  const deeds = deedsOf(source)
  return source.split(testBegins).flatMap((block) => {
    const proven = meets && deeds.test(judged(block, source)) && !block.includes("'not_open'")
    const standing = proven ? 'proven' : 'weak'
    return (block.match(ruleId) ?? []).map((id): [string, Standing] => [id, standing])
  })
}

/** A table above the tests is met where they act, a describe by the tests inside it. */
function judged(block: string, source: string): string {
  const begins = /^(\s*)(test|it|describe)\b/.exec(block)
  if (begins === null) return source
  const [, indent, word] = begins
  if (word !== 'describe') return block
  const rest = source.slice(source.indexOf(block))
  return rest.slice(0, rest.indexOf(`\n${indent}})`))
}

/**
 * What a test does that meets something: whoever asks over the network awaits the answer; whoever draws says so, or looks at
 * what is drawn, through a function of the file too. Waiting alone draws nothing.
 */
function deedsOf(source: string): RegExp {
  if (!drawingPlaces.some((place) => source.includes(place))) return asking
  const rest = new Map(
    source.split(/\n(?=[a-z])/).map((text) => [ownName.exec(text)?.[1] ?? '', text]),
  )
  rest.delete('')
  let deeds = drawing
  for (const _ of [...rest])
    for (const [name, text] of rest)
      if (deeds.test(text) && rest.delete(name)) deeds = either(deeds, `\\b${name}\\(`)
  return deeds
}

const either = ({ source }: RegExp, more: string) => new RegExp(`${source}|${more}`)

const ownName = /^(?:async )?(?:const|function) (\w+)/
const testBegins = /\n(?=\s*(?:test|it|describe)\b)/
const asking = /\bawait\b|\.(?:resolves|rejects)\b/
const drawing =
  /\b(?:show\w*|render\w*|enter)\(|\bact\(|\b(?:screen|fireEvent|result|network)\.|\bfireEvent\(|\bdocument\.(?!cookie)/

const drawingPlaces = ["#test/show.tsx'", "'@testing-library/react'"]

/** What a file imports when its tests go through HTTP, through a page that is drawn, or through a browser. */
const meetingPlaces = [
  "harness.ts'",
  "#test/client.ts'",
  "#test/plan-shop.ts'",
  "#test/rows-app.ts'",
  "#test/ask-gateway.ts'",
  "#test/raw-client.ts'",
  ...drawingPlaces,
  "./journey.ts'",
]

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : testFiles(path)
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : []
  })
}

const skipped = new Set(['node_modules', 'dist'])

const ruleId = /\bR-[A-Z][A-Z0-9]*(?:-[A-Z]+)*-\d{3}\b/g

const readRules = (root: string): Rule[] =>
  JSON.parse(readFileSync(join(root, 'packages/contract/inventory/rules.json'), 'utf8')) as Rule[]

const isTestable = ({ testIdea }: Rule) => testIdea !== 'n/a'

const ids = (rules: readonly Rule[]) => rules.map(({ id }) => id).join(', ')
