import type { Demo } from '#ui/demo.ts'
import { Pips } from './pips.tsx'

export const demo: Demo = {
  title: '次数条',
  cases: [
    { name: '还可看 2 次，共 3 次', show: <Pips of={3} left={2} label="还可看 2 次，共 3 次" /> },
    { name: '用完', show: <Pips of={3} left={0} label="还可看 0 次，共 3 次" /> },
    { name: '很多次', show: <Pips of={30} left={12} label="还可看 12 次，共 30 次" /> },
  ],
}
