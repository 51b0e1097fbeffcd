import { useHost } from '#kit/host.ts'
import { search } from '#ui/icon/basic.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import s from './home-top.module.css'

export function HomeTop({ onSearch }: { onSearch: () => void }) {
  const { brand } = useHost()
  return (
    <header className={s.top}>
      <h1 className={s.logo}>
        <Logo height={25} name={brand.name} />
      </h1>
      <button type="button" className={s.search} onClick={onSearch}>
        <Icon glyph={search} size={18} />
        搜赛事、球队、球员
      </button>
    </header>
  )
}
