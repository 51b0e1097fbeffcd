import { useEffect, useState, useSyncExternalStore } from 'react'
import { archetypes } from '#features/gallery/archetypes.tsx'
import { demos } from '#features/gallery/demos.ts'
import { hrefTo } from '#kit/go.ts'
import { useScreenParams } from '#kit/shown.ts'
import { cx } from '#ui/class-names.ts'
import type { Demo } from '#ui/demo.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import s from './gallery.module.css'

export function Page() {
  const { page = '' } = useScreenParams('GalleryPage')
  const Archetype = Object.hasOwn(archetypes, page) ? archetypes[page] : undefined
  return Archetype ? <Archetype /> : <Gallery />
}

function Gallery() {
  const [theme, setTheme] = useState(shownTheme)
  const width = useSyncExternalStore(watchWidth, readWidth)
  useEffect(() => {
    const before = shownTheme()
    return () => show(before)
  }, [])
  const choose = (next: Theme) => {
    show(next)
    setTheme(next)
  }
  return (
    <div className={s.page}>
      <header className={s.head}>
        <h1 className={s.title}>组件</h1>
        <span className={s.note}>
          {Object.keys(demos).length} 个　宽 {width}
        </span>
        <Segmented label="主题" items={themes} value={theme} onChange={choose} />
      </header>
      {Object.entries(demos).map(([name, demo]) => (
        <Exhibit key={name} name={name} demo={demo} />
      ))}
      <section className={s.exhibit} aria-labelledby="pages">
        <h2 className={s.name} id="pages">
          页面原型
        </h2>
        {Object.keys(archetypes).map((page) => (
          <ListRow key={page} title={page} href={hrefTo('GalleryPage', { page })} />
        ))}
      </section>
    </div>
  )
}

function Exhibit({ name, demo }: { name: string; demo: Demo }) {
  return (
    <section className={s.exhibit} aria-labelledby={`demo-${name}`} data-demo={name}>
      <h2 className={s.name} id={`demo-${name}`}>
        {demo.title}
        <small>{name}</small>
      </h2>
      {demo.cases.map((show) => (
        <div key={show.name} className={s.case}>
          <p className={s.caption}>{show.name}</p>
          <div className={cx(!show.wide && s.box)}>{show.show}</div>
        </div>
      ))}
    </section>
  )
}

type Theme = 'light' | 'dark'

const themes = [
  { key: 'light', label: '日间' },
  { key: 'dark', label: '夜间' },
] as const

const root = document.documentElement
const shownTheme = (): Theme => (root.dataset.theme === 'dark' ? 'dark' : 'light')

function show(theme: Theme) {
  root.dataset.theme = theme
}

const readWidth = () => window.innerWidth

function watchWidth(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
