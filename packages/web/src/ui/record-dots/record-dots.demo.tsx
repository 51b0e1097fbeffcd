import type { Demo } from '#ui/demo.ts'
import { RecordDots } from './record-dots.tsx'

const results = [true, true, true, true, false, true, false, true, false, true]

export const demo: Demo = {
  title: '战绩点',
  cases: [{ name: '近 10 单', show: <RecordDots results={results} /> }],
}
