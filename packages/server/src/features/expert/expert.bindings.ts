import type { Binding } from '#kit/binding.ts'
import { hotExperts } from './expert.reads.ts'

export const expertBindings: Binding[] = [hotExperts]
