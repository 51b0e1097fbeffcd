import type { Binding } from '#kit/binding.ts'
import { handleDifference, listDifferences } from './differences.ts'

export const reconcileBindings: Binding[] = [handleDifference, listDifferences]
