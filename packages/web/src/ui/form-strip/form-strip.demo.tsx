import type { Demo } from '#ui/demo.ts'
import { FormLegend, FormStrip } from './form-strip.tsx'

export const demo: Demo = {
  title: '近况条',
  cases: [
    {
      name: '五场',
      show: <FormStrip order="左新右旧" results={['win', 'win', 'draw', 'lose', 'win']} />,
    },
    { name: '说明', show: <FormLegend order="左新右旧" /> },
  ],
}
