import type { Demo } from '#ui/demo.ts'
import { VerifiedMark } from './verified-mark.tsx'

export const demo: Demo = {
  title: '已核验',
  cases: [{ name: '蓝色花环', show: <VerifiedMark size={18} /> }],
}
