import { fileURLToPath } from 'node:url'
import { rules } from './rules.ts'
import { readTree } from './tree.ts'

const tree = readTree(fileURLToPath(new URL('../..', import.meta.url)))
const findings = rules.flatMap(({ name, check }) =>
  check(tree).map(({ path, line, message }) => `${path}:${line} ${name} ${message}`),
)
for (const finding of findings.sort()) console.log(finding)
if (findings.length > 0) console.log(`${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0
