import type { Demo } from '#ui/demo.ts'
import { Dotted } from './dotted.tsx'

export const demo: Demo = {
  title: '间隔号',
  cases: [{ name: '点号留在前一行', show: <Dotted text="塞巴斯蒂安·克里斯托弗森" /> }],
}
