import type { Demo } from '#ui/demo.ts'
import { Spinner } from './spinner.tsx'

export const demo: Demo = { title: '等待圈', cases: [{ name: '18', show: <Spinner /> }] }
