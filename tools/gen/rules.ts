import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { page, table } from './markdown.ts'

export interface Rule {
  readonly id: string
  readonly area: string
  readonly testIdea: string
}

/** Which rules of the specification a test names, and which none does. */
export function rulesDocument(root: string): string {
  return rulesText(readRules(root), namedInTests(root))
}

export function rulesText(rules: readonly Rule[], named: ReadonlySet<string>): string {
  const areas = [...new Set(rules.map((rule) => rule.area))]
  const untested = rules.filter(({ id }) => !named.has(id))
  return page(
    '# Rules',
    `A test names ${rules.length - untested.length} of the ${rules.length} rules. Rules that state what is not known have nothing to test.`,
    table(
      ['area', 'named in a test / total', 'without a test', 'nothing to test'],
      areas.map((area) => {
        const own = rules.filter((rule) => rule.area === area)
        const open = own.filter(({ id }) => !named.has(id))
        return [
          area,
          `${own.length - open.length} / ${own.length}`,
          ids(open.filter(isTestable)),
          ids(open.filter((rule) => !isTestable(rule))),
        ]
      }),
    ),
  )
}

/** Ids in the tests that the inventory does not have: a slip of the pen proves nothing. */
export function unknownRules(root: string): string[] {
  const known = new Set(readRules(root).map(({ id }) => id))
  return [...namedInTests(root)].filter((id) => !known.has(id)).toSorted()
}

function namedInTests(root: string): Set<string> {
  const files = ['packages', 'tools', 'bench'].flatMap((folder) => testFiles(join(root, folder)))
  const named = files.flatMap((file) => readFileSync(file, 'utf8').match(ruleId) ?? [])
  return new Set(named)
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : testFiles(path)
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : []
  })
}

const skipped = new Set(['node_modules', 'dist'])

const ruleId = /\bR-[A-Z]+(?:-[A-Z]+)*-\d{3}\b/g

const readRules = (root: string): Rule[] =>
  JSON.parse(readFileSync(join(root, 'packages/contract/inventory/rules.json'), 'utf8')) as Rule[]

const isTestable = ({ testIdea }: Rule) => testIdea !== 'n/a'

const ids = (rules: readonly Rule[]) => rules.map(({ id }) => id).join(', ')
