import { toolOf } from '@linmen/domain/special/tools.ts'
import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import { hrefTo } from '#kit/go.ts'
import { ToolIcon } from '#ui/tool-icon/tool-icon.tsx'
import { allTools } from '#ui/tool-icon/model-tools.ts'
import { TOOL_GLYPHS } from '#features/special/tool-screens.ts'
import s from './tool-row.module.css'

const FIRST: readonly ToolKey[] = ['sameOdds', 'kelly', 'dispersion', 'exchange']

/** The tools people ask for most, and the way to all of them. */
export const ToolRow = () => (
  <nav className={s.row} aria-label="特色数据">
    {FIRST.map(toolOf).map(({ key, code, name }) => (
      <a key={key} className={s.entry} href={hrefTo('SpecialList', { type: code })}>
        <ToolIcon glyph={TOOL_GLYPHS[key]} />
        {name}
      </a>
    ))}
    <a className={s.entry} href={hrefTo('SpecialIndex')}>
      <ToolIcon glyph={allTools} />
      全部
    </a>
  </nav>
)
