import type { ScreenName } from '@linmen/contract/screens/all-screens.ts'
import type { HostFeature } from '@linmen/domain/host/host-features.ts'
import '#kit/address/all-screens.ts'
import { hrefTo, isOpen } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { medal } from '#ui/icon/account.ts'
import type { Glyph } from '#ui/icon/glyph.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { target } from '#ui/icon/match.ts'
import { calendar, list } from '#ui/icon/page.ts'
import { Section } from '#ui/section/section.tsx'
import s from './other-ways.module.css'

type WayScreen = Extract<
  ScreenName,
  'ZqMatchListPage' | 'DataIndexPage' | 'ExpertListPage' | 'SpecialIndex'
>

interface Way {
  readonly screen: WayScreen
  readonly label: string
  readonly glyph: Glyph
  /** Not in hosts that hide this. */
  readonly of?: HostFeature
}

const WAYS: readonly Way[] = [
  { screen: 'ZqMatchListPage', label: '赛程日历', glyph: calendar },
  { screen: 'DataIndexPage', label: '积分榜', glyph: list },
  { screen: 'ExpertListPage', label: '专家榜', glyph: medal, of: 'plans' },
  { screen: 'SpecialIndex', label: '数据工具', glyph: target },
]

/** Where one may look without a word. */
export function OtherWays() {
  const host = useHost()
  const shown = ({ screen, of }: Way) => isOpen(screen) && (!of || host.shows(of))
  return (
    <Section title="换个入口">
      <nav className={s.ways} aria-label="换个入口">
        {WAYS.filter(shown).map(({ screen, label, glyph }) => (
          <a key={screen} className={s.way} href={hrefTo(screen)}>
            <Icon glyph={glyph} size={24} />
            {label}
          </a>
        ))}
      </nav>
    </Section>
  )
}
