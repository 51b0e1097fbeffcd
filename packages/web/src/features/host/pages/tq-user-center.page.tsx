import { inTab, storageKeys } from '#kit/storage.ts'
import { HostCentre } from '#features/host/parts/host-centre.tsx'

/** Mine for people of the weather app, by the name they have there. */
export function Page() {
  const name = inTab.read(storageKeys.weatherName)
  return <HostCentre title="我的" note={name ? `来自天气应用：${name}` : '来自天气应用'} />
}
