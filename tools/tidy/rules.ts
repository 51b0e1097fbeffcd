import { wireWords } from '../gen/wire-words.ts'
import type { Rule } from './rule.ts'
import { consoleOutput, hiddenInputs, impatience, untyped } from './rules/banned-code.ts'
import { barrels } from './rules/barrels.ts'
import { boundaries } from './rules/boundaries.ts'
import { commentWords } from './rules/comments.ts'
import { deadExports, deadFiles } from './rules/dead-code.ts'
import { deadDependencies } from './rules/dead-dependencies.ts'
import { featureCycles } from './rules/feature-cycles.ts'
import { importCycles } from './rules/import-cycles.ts'
import { fileNames } from './rules/file-names.ts'
import { lateMoves } from './rules/late-moves.ts'
import { noMarkup } from './rules/markup.ts'
import { fileSize, functionSize } from './rules/sizes.ts'
import { tablesOwned } from './rules/table-owners.ts'
import { emptyPromises, machinePaths, vagueNames } from './rules/texts.ts'
import { noWireWords } from './rules/wire-words.ts'

/** The rules of STYLE.md that a program can check. */
export const rules: readonly Rule[] = [
  fileSize,
  functionSize,
  fileNames,
  vagueNames,
  consoleOutput,
  untyped,
  hiddenInputs,
  impatience,
  lateMoves,
  noMarkup,
  commentWords,
  emptyPromises,
  machinePaths,
  noWireWords(wireWords),

  boundaries,
  featureCycles,
  importCycles,
  barrels,
  tablesOwned(),
  deadFiles,
  deadExports,
  deadDependencies,
]
