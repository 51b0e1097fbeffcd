import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../src', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
const guilty = (where: RegExp, what: RegExp) =>
  files.filter((file) => where.test(file) && what.test(readFileSync(join(source, file), 'utf8')))

test('R-UI-008 one page replaces another at once: pages neither slide nor fade', () => {
  const pageStyles = /^(app|kit[\\/]pages)[\\/].*\.css$/
  expect(files.filter((file) => pageStyles.test(file)).length).toBeGreaterThan(5)
  expect(guilty(pageStyles, /\b(animation|transition)\b/)).toEqual([])
  expect(guilty(/\.(css|tsx?)$/, /view-?transition/i)).toEqual([])
})
