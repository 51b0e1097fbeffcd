import type { Demo } from '#ui/demo.ts'
import { ToolIcon } from './tool-icon.tsx'
import s from '#ui/demo.module.css'
import * as models from './model-tools.ts'
import * as tools from './tools.ts'

export const demo: Demo = {
  title: '工具图标',
  cases: [
    {
      name: '线加一点荧光',
      show: (
        <ul className={s.sheet}>
          {Object.entries({ ...tools, ...models }).map(([name, glyph]) => (
            <li key={name} title={name}>
              <ToolIcon glyph={glyph} />
            </li>
          ))}
        </ul>
      ),
    },
  ],
}
