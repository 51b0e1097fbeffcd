import type { Binding } from '#kit/binding.ts'
import { pay, prepay } from './buy-set-meal.ts'
import { list, listExperts } from './set-meal.reads.ts'

export const setMealBindings: Binding[] = [list, listExperts, pay, prepay]
