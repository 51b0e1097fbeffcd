import { onDevice, storageKeys } from '#kit/storage.ts'
import { createStore, useStore } from '#kit/store.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

const choice = createStore<ThemeChoice>(readChoice())

export const useTheme = (): [ThemeChoice, (next: ThemeChoice) => void] => [
  useStore(choice),
  chooseTheme,
]

function chooseTheme(next: ThemeChoice): void {
  if (next === 'system') onDevice.drop(storageKeys.theme)
  else onDevice.write(storageKeys.theme, next)
  choice.set(next)
  paint()
}

/** Follows the device while the person has chosen nothing. index.html does this for the first paint. */
export function followTheme(): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)')
  device.addEventListener('change', paint)
  return () => device.removeEventListener('change', paint)
}

function paint(): void {
  const wanted = choice.get()
  const dark =
    wanted === 'dark' || (wanted === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', dark ? '#060F0C' : '#F1F3EF')
}

function readChoice(): ThemeChoice {
  const kept = onDevice.read(storageKeys.theme)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}
