import type { Demo } from '#ui/demo.ts'
import { bell } from '#ui/icon/basic.ts'
import { TipBar } from './tip-bar.tsx'

const act = () => {}

export const demo: Demo = {
  title: '提示条',
  cases: [
    {
      name: '标签栏上方，关闭后不再出现',
      wide: true,
      show: (
        <TipBar
          glyph={bell}
          text="开启提醒，进球不错过"
          action={{ text: '开启', onClick: act }}
          onClose={act}
        />
      ),
    },
  ],
}
