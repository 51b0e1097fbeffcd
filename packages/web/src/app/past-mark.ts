import { createStore } from '#kit/store.ts'
import type { ReactNode } from 'react'

/** What lies above a page while a demo still writes its past; null where nothing is missing. */
export const pastMark = createStore<((screen: string) => ReactNode) | null>(null)
