import { toolOf } from '@linmen/domain/special/tools.ts'
import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import { hrefTo } from '#kit/go.ts'
import { allTools } from '#ui/tool-icon/model-tools.ts'
import { ToolLinks } from '#ui/tool-links/tool-links.tsx'
import { TOOL_GLYPHS } from '#features/special/tool-screens.ts'
import s from './tool-row.module.css'

const FIRST: readonly ToolKey[] = ['sameOdds', 'kelly', 'dispersion', 'exchange']

/** The tools people ask for most, and the way to all of them. */
export const ToolRow = () => (
  <ToolLinks
    label="特色数据"
    className={s.row}
    links={[
      ...FIRST.map(toolOf).map(({ key, code, name }) => ({
        text: name,
        glyph: TOOL_GLYPHS[key],
        href: hrefTo('SpecialList', { type: code }),
      })),
      { text: '全部', glyph: allTools, href: hrefTo('SpecialIndex') },
    ]}
  />
)
