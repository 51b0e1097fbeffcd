import type { Demo } from '#ui/demo.ts'
import * as account from './account.ts'
import * as basic from './basic.ts'
import * as control from './control.ts'
import type { Glyph } from './glyph.ts'
import { Icon } from './icon.tsx'
import s from '#ui/demo.module.css'
import * as match from './match.ts'
import * as page from './page.ts'
import * as social from './social.ts'
import * as tab from './tab.ts'

export const demo: Demo = {
  title: '图标',
  cases: [
    { name: '基本', show: <Sheet glyphs={basic} /> },
    { name: '控制', show: <Sheet glyphs={control} /> },
    { name: '页面工具', show: <Sheet glyphs={page} /> },
    { name: '比赛', show: <Sheet glyphs={match} /> },
    { name: '账户', show: <Sheet glyphs={account} /> },
    { name: '社交', show: <Sheet glyphs={social} /> },
    { name: '标签栏，常态', show: <Sheet glyphs={tab} /> },
    { name: '标签栏，当前', show: <Sheet glyphs={tab} active /> },
  ],
}

function Sheet({ glyphs, active }: { glyphs: Record<string, Glyph>; active?: boolean }) {
  return (
    <ul className={s.sheet}>
      {Object.entries(glyphs).map(([name, glyph]) => (
        <li key={name} title={name}>
          <Icon glyph={glyph} active={active} />
        </li>
      ))}
    </ul>
  )
}
