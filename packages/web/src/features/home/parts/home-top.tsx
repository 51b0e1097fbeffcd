import { Suspense } from 'react'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useLoggedIn } from '#kit/login-state.ts'
import { search } from '#ui/icon/basic.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import s from './home-top.module.css'

const LateBell = lazyPart(async () => (await import('./late-bell.tsx')).LateBell)

export function HomeTop() {
  const { brand } = useHost()
  return (
    <header className={s.top}>
      <h1 className={s.logo}>
        <Logo height={25} name={brand.name} />
      </h1>
      <a className={s.search} href={hrefTo('HomeSearchPage')}>
        <Icon glyph={search} size={18} />
        搜赛事、球队、球员
      </a>
      {useLoggedIn() && (
        <Suspense fallback={<span className={s.bell} />}>
          <LateBell />
        </Suspense>
      )}
    </header>
  )
}
