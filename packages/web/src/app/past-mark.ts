import { createStore } from '#kit/store.ts'
import type { ComponentType } from 'react'

/** What lies above a page while a demo still writes its past; null where nothing is missing. */
export const pastMark = createStore<ComponentType<{ readonly screen: string }> | null>(null)
