import { placeOf, resolveImport } from '../places.ts'
import { isTest, type Finding, type Rule } from '../rule.ts'
import type { Tree } from '../tree.ts'

/** Features may use each other only in one direction. */
export const featureCycles: Rule = {
  name: 'feature-cycle',
  check: (tree) => ['server', 'web'].flatMap((pkg) => cyclesIn(usesOf(tree, pkg))),
}

type Uses = Map<string, Map<string, { path: string; line: number }>>

function usesOf(tree: Tree, pkg: string): Uses {
  const uses: Uses = new Map()
  for (const { path, imports } of tree.files) {
    const here = placeOf(path)
    if (here.pkg !== pkg || !here.feature || isTest(path)) continue
    for (const { from, line } of imports) {
      const target = resolveImport(path, from)
      const there = target ? placeOf(target) : null
      if (there?.pkg !== pkg || !there.feature || there.feature === here.feature) continue
      const known = uses.get(here.feature) ?? new Map()
      known.set(there.feature, { path, line })
      uses.set(here.feature, known)
    }
  }
  return uses
}

function cyclesIn(uses: Uses): Finding[] {
  const findings: Finding[] = []
  const done = new Set<string>()
  const visit = (feature: string, trail: string[]) => {
    if (done.has(feature)) return
    for (const [next, place] of uses.get(feature) ?? []) {
      const from = trail.indexOf(next)
      if (from === -1) visit(next, [...trail, next])
      else
        findings.push({
          ...place,
          message: `a circle: ${[...trail.slice(from), next].join(' → ')}`,
        })
    }
    done.add(feature)
  }
  for (const feature of uses.keys()) visit(feature, [feature])
  return findings
}
