import { resolveImport } from '../places.ts'
import { isCode, type Finding, type Rule } from '../rule.ts'
import type { Tree } from '../tree.ts'

/** No file needs itself through others, types included. What is fetched later by `import()` is no need. */
export const importCycles: Rule = {
  name: 'import-cycle',
  check: (tree) => cyclesIn(needsOf(tree)),
}

type Needs = ReadonlyMap<string, ReadonlyMap<string, number>>

function needsOf(tree: Tree): Needs {
  const files = tree.files.filter(({ path }) => isCode(path))
  return new Map(
    files.map(({ path, imports }) => [
      path,
      new Map(
        imports
          .filter(({ isLazy }) => !isLazy)
          .map(({ from, line }) => [resolveImport(path, from) ?? '', line] as const)
          .filter(([target]) => tree.at(target) !== undefined),
      ),
    ]),
  )
}

/** Each circle once: a file that has been left for good is not entered again. */
function cyclesIn(needs: Needs): Finding[] {
  const findings: Finding[] = []
  const done = new Set<string>()
  const trail: string[] = []
  const visit = (path: string) => {
    trail.push(path)
    for (const [next, line] of needs.get(path) ?? []) {
      const from = trail.indexOf(next)
      if (from !== -1) {
        const circle = [...trail.slice(from), next].map((each) => each.replace(/^.*\//, ''))
        findings.push({ path, line, message: `a circle: ${circle.join(' → ')}` })
      } else if (!done.has(next)) visit(next)
    }
    trail.pop()
    done.add(path)
  }
  for (const path of needs.keys()) if (!done.has(path)) visit(path)
  return findings
}
