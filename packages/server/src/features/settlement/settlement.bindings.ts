import type { Binding } from '#kit/binding.ts'
import {
  decideCorrection,
  previewCorrection,
  previewMark,
  proposeCorrection,
} from './correct-score.ts'

export const settlementBindings: Binding[] = [
  decideCorrection,
  previewCorrection,
  previewMark,
  proposeCorrection,
]
