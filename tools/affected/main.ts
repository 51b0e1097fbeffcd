// Prints, as JSON, what changed since a commit (by default where the branch left main), the code near it, and the tests
// that this can break.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isCode, readImporters } from './importers.ts'
import { affectedTests, filesNear } from './reach.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)

const isThere = (path: string) => existsSync(join(root, path))
const untracked = git('ls-files', '--others', '--exclude-standard')
const since = process.argv[2] ?? leftMain()
const changed = [...new Set([...git('diff', '--name-only', '--no-renames', since), ...untracked])]
const files = [...git('ls-files', 'packages', 'tools', 'bench'), ...untracked].filter(isThere)
const importers = readImporters(root, files)
const near = filesNear(changed, importers).filter((path) => isThere(path) && isCode(path))
const tests = affectedTests(changed, files, importers)
console.log(JSON.stringify({ changed, near, tests }))

/** A branch is compared with where it left main; main itself with its last commit. */
function leftMain(): string {
  try {
    return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
  } catch {
    return 'HEAD'
  }
}
