import type { Demo } from '#ui/demo.ts'
import { Hint } from './hint.tsx'

export const demo: Demo = {
  title: '页尾提示',
  cases: [{ name: '理性参考', show: <Hint>概率不等于结果　模型仅供理性参考</Hint> }],
}
